/** The day of the week on which vendors are paid by themselves, as Date counts them. */
export const PAYOUT_WEEKDAY = 2;
/** Its name: "Tuesday". */
export const PAYOUT_DAY = new Date(Date.UTC(2026, 0, 4 + PAYOUT_WEEKDAY)).toLocaleDateString('en-US', {
  weekday: 'long',
  timeZone: 'UTC',
});
