"""What every process of a server needs: its settings and its logs."""
