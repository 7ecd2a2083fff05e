"""What people want from us beyond a table: notices when the page is closed, histories, ratings, a page of their own."""
