/** A drawn signature lies in a box of this size; strokes are lists of points in it. */
export const DRAWN_WIDTH = 600;
export const DRAWN_HEIGHT = 200;
export const MOST_STROKES = 60;
export const MOST_POINTS = 400;

/** A drawn signature as the path of an SVG; a single point becomes a dot. */
export function pathOf(strokes: readonly (readonly (readonly [number, number])[])[]): string {
  return strokes
    .map((stroke) => {
      const [first = [0, 0], ...rest] = stroke;
      const lines = rest.length === 0 ? ['l1 1'] : rest.map(([x, y]) => `L${x} ${y}`);
      return `M${first[0]} ${first[1]}${lines.join('')}`;
    })
    .join('');
}
