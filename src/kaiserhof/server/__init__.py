"""What every server process needs: settings and logging."""
