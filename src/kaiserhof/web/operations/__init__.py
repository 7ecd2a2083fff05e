"""What whoever hosts the page needs: health, metrics, logs, limits of connections and streams, compression."""
