// What scripts find by a selector is an element of HTML or of a drawing. Both have a dataset, a style and focus; the rest
// of an HTML element is asked only of those that are one.

interface ParentNode {
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

interface Element {
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
}
