// The page of the rule book.

import "./page.js";
import { listenToBook } from "./rules.js";

const book = document.querySelector(".book-page [data-book]");
if (book) listenToBook(book);
