/** Below a cent of a percent a sum counts as whole. */
const SLACK = 0.01;
const LEAST_PERCENT = 1;

/**
 * The shares of arms as they were typed, in percent: none typed means equal ones. `fault` says what is wrong with them. The
 * shares come to 1.
 */
export function readShares(typed: readonly string[]): { shares: number[] } | { fault: string } {
  const texts = typed.map((text) => text.trim());
  if (texts.every((text) => text === '')) return { shares: texts.map(() => 1 / texts.length) };
  const percents = texts.map((text) => (text === '' ? NaN : Number(text)));
  if (percents.some((percent) => !(percent >= LEAST_PERCENT && percent <= 100)))
    return { fault: `Give each a share from ${LEAST_PERCENT} to 100 percent, or leave all empty for equal ones` };
  const total = percents.reduce((sum, percent) => sum + percent, 0);
  if (Math.abs(total - 100) > SLACK) return { fault: `These come to ${Number(total.toFixed(2))} percent: make it 100` };
  return { shares: percents.map((percent) => percent / total) };
}
