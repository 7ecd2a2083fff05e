"""The pages of the site: handlers that return HTML, and the streams behind them."""
