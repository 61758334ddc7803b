import type { ListingSummary } from '#domains/listings/contract.ts';
import { formatNumber } from '#lib/format.ts';

/** Two people's remarks on a home: only its own facts, nothing invented. */
export function tellFacts(home: ListingSummary): string {
  const { bedroomsTotal: beds, livingArea, yearBuilt } = home;
  const parts = [
    beds === null ? null : `${beds} bedrooms`,
    livingArea === null ? null : `${formatNumber(livingArea)} sq ft`,
    yearBuilt === null ? null : `built in ${yearBuilt}`,
  ].filter((part) => part !== null);
  return parts.join(', ');
}

/** How two homes compare on price. */
export function tellCheaper(one: ListingSummary, other: ListingSummary): string {
  const gap = Math.abs((one.listPrice ?? 0) - (other.listPrice ?? 0));
  const [cheaper] = [one, other].toSorted((a, b) => (a.listPrice ?? 0) - (b.listPrice ?? 0));
  return gap === 0
    ? 'Both ask the same price.'
    : `${cheaper?.streetAddress ?? 'The other one'} asks $${formatNumber(Math.round(gap))} less.`;
}
