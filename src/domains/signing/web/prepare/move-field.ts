import type { PageRect } from '#platform/web/pdf/pdf-pages.tsx';

/** The least side of a field, as a part of the page. */
const LEAST = 0.012;

/** A rectangle in parts of the page, moved and cut so that it lies on it. */
export function keepOnPage({ x, y, width, height }: PageRect): PageRect {
  const side = (value: number) => Math.min(1, Math.max(LEAST, value));
  const [w, h] = [side(width), side(height)];
  return { x: Math.min(1 - w, Math.max(0, x)), y: Math.min(1 - h, Math.max(0, y)), width: w, height: h };
}

const ARROWS: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Where a key brings a field: an arrow moves it by 2 points, by 20 with Shift; with Alt it changes the size instead. Undefined for
 * other keys.
 */
export function moveByKey(shown: PageRect, { key, shiftKey, altKey }: Press, page: { width: number; height: number }) {
  const [dx, dy] = ARROWS[key] ?? [];
  if (dx === undefined || dy === undefined) return undefined;
  const points = shiftKey ? 20 : 2;
  const [x, y] = [(dx * points) / page.width, (dy * points) / page.height];
  return keepOnPage(
    altKey
      ? { ...shown, width: Math.min(1 - shown.x, shown.width + x), height: Math.min(1 - shown.y, shown.height + y) }
      : { ...shown, x: shown.x + x, y: shown.y + y },
  );
}
