/** The same moment some months earlier, in UTC; the last day of the month if it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const isOverflow = earlier.getUTCDate() !== moment.getUTCDate();
  if (isOverflow) earlier.setUTCDate(0);
  return earlier;
}
