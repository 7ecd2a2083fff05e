"""Kaiserhof in a browser's tab: the same application, without a server.

The application runs in Pyodide, in a worker of the page. A service worker hands it the requests of its pages, and the
database is a file of the browser's own. `building` makes a folder of static files of it; `page/` has the scripts.
"""
