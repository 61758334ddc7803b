/** Whether this is a month of a ledger, in UTC: "2026-11". */
export const isMonth = (value: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** "November 2026". */
export const sayMonth = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months from the first line of a book until now, the newest first, and the one that was asked for, wherever it lies. */
export function monthsSince(since: string | null, { now, asked }: { now: Date; asked?: string | undefined }): string[] {
  const latest = now.toISOString().slice(0, 7);
  const first = since?.slice(0, 7) ?? latest;
  const months: string[] = [];
  for (let month = latest; month >= first; month = monthBefore(month)) months.push(month);
  if (asked !== undefined && !months.includes(asked)) months.push(asked);
  return months.toSorted().toReversed();
}

function monthBefore(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 2, 1)).toISOString().slice(0, 7);
}
