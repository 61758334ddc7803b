/** The same time of day some days later, or earlier if negative, by the reader's clocks, which may change in between. */
export function moveByDays(instant: string, days: number): string {
  const at = new Date(instant);
  at.setDate(at.getDate() + days);
  return at.toISOString();
}
