"""Rendering of pages: templates, regions, patches and static files."""
