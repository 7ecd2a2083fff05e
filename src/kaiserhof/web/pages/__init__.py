"""The pages a visitor opens: handlers that answer with HTML, and the streams behind them."""
