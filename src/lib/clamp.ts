/** The value, or the nearer bound of those it lies outside of. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
