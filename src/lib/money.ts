/** Whole cents of an amount in dollars; unknown stays unknown. */
export function toCents(dollars: number): number;
export function toCents(dollars: number | null): number | null;
export function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}

/** Dollars of an amount in cents; unknown stays unknown. */
export const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Cents as a box or a file of figures takes them: '1234.50', without sign of the currency or groups. */
export const plainDollars = (cents: number): string => (cents / 100).toFixed(2);
