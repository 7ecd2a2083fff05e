// The games of a visitor on the home page: how much time is left.

import "./page.js";
import { sayTimes } from "./since.js";

sayTimes();
