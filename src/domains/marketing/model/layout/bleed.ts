import type { Mark, Page } from './mark.ts';

/** An eighth of an inch, in points. */
export const BLEED = 9;
/** What touches the edge of the page within this is meant to run over it. */
const TOUCHES = 0.05;

/** Extends what touches the edge of a page over it, so that no white line is left where the paper is cut. */
export function bleedOver({ width, height, marks }: Page, bleed: number): Mark[] {
  if (bleed === 0) return marks;
  return marks.map((mark) => {
    if (!('width' in mark) || !('height' in mark)) return mark;
    const left = mark.x <= TOUCHES ? bleed : 0;
    const top = mark.y <= TOUCHES ? bleed : 0;
    const right = mark.x + mark.width >= width - TOUCHES ? bleed : 0;
    const bottom = mark.y + mark.height >= height - TOUCHES ? bleed : 0;
    return { ...mark, x: mark.x - left, y: mark.y - top, width: mark.width + left + right, height: mark.height + top + bottom };
  });
}

interface CropLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const MARK_LENGTH = 18;

/** The lines outside a page that say where it is cut, from the top left corner of the trimmed page. */
export function cropLines({ width, height }: { width: number; height: number }, bleed: number): CropLine[] {
  const [near, far] = [bleed + 3, bleed + 3 + MARK_LENGTH];
  return [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [toX, toY] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      return [
        { x1: x + toX * near, y1: y, x2: x + toX * far, y2: y },
        { x1: x, y1: y + toY * near, x2: x, y2: y + toY * far },
      ];
    }),
  );
}

/** Space around a page with bleed and crop marks. */
export const slugOf = (bleed: number): number => bleed + 3 + MARK_LENGTH + 6;
