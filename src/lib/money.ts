/** Whole cents of an amount in dollars; unknown stays unknown. */
export function toCents(dollars: number): number;
export function toCents(dollars: number | null): number | null;
export function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}
