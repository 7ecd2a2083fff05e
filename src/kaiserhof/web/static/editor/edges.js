// The picture of a tile: a hex with lines from some of its edges to its middle.

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 20;
const HALF = (Math.sqrt(3) / 2) * SIDE;

/** @type {(edges: unknown[]) => SVGSVGElement} */
export function edgePicture(edges) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-22 -19 44 38");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "tile-picture");
  const hex = document.createElementNS(SVG, "polygon");
  const corner = [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * turn;
    return `${SIDE * Math.cos(angle)},${SIDE * Math.sin(angle)}`;
  });
  hex.setAttribute("points", corner.join(" "));
  svg.append(hex);
  for (const edge of edges) {
    const angle = (Math.PI / 3) * Number(edge) - Math.PI / 2;
    const line = document.createElementNS(SVG, "line");
    line.setAttribute("x2", String(HALF * Math.cos(angle)));
    line.setAttribute("y2", String(HALF * Math.sin(angle)));
    svg.append(line);
  }
  return svg;
}
