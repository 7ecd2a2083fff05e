// The visitor's games on the home page: how much time is left.

import "./page.js";
import { sayTimes } from "./since.js";

sayTimes();
