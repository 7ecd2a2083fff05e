"""What operators need: health checks, metrics, limits on connections and streams, compression."""
