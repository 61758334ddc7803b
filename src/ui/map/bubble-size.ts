/** Radius of a bubble in pixels, by the power of ten of its count. */
export const BUBBLE_STOPS: readonly (readonly [power: number, radiusPixels: number])[] = [
  [0, 14],
  [1, 18],
  [2, 24],
  [3, 31],
  [5, 42],
];

/** Radius in pixels of the bubble for a number of homes, as the map draws it. */
export function bubbleRadiusPixels(count: number): number {
  const power = Math.log10(Math.max(1, count));
  const at = BUBBLE_STOPS.findLastIndex(([from]) => from <= power);
  const [from, low] = BUBBLE_STOPS[at] ?? [0, 14];
  const [to, high] = BUBBLE_STOPS[at + 1] ?? [from + 1, low];
  return low + ((high - low) * (power - from)) / (to - from);
}
