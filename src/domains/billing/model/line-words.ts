/** The ways to pay for a plan, as its buyer chooses them. */
export const PLAN_PERIODS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
  { value: 'sale', label: 'Per sale' },
] as const;

/** What a line of an order is of, the same on pages and papers: "Guided, monthly", "Showing host". */
export function nameLine({ name, period }: { name: string; period: string }): string {
  const way = PLAN_PERIODS.find(({ value }) => value === period);
  return way === undefined ? name : `${name}, ${way.label.toLowerCase()}`;
}
