import { readAmount } from '#lib/read-amount.ts';

/** An amount, or a number typed with its unit ("30 years", "5 mi"); undefined if there is none. */
export function readFigure(text: string): number | undefined {
  const amount = readAmount(text);
  if (amount !== undefined) return amount ?? undefined;
  const figure = /^(-?\d+(?:\.\d+)?)[a-z/\s]*$/i.exec(text.trim())?.[1];
  return figure === undefined ? undefined : Number(figure);
}
