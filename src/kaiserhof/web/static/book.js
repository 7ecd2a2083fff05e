// The page of the rule book.

import "./page.js";
import { listenToBook } from "./rules.js";

listenToBook(document.querySelector(".book-page [data-book]"));
