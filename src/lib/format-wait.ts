const MINUTE = 60;
const HOUR = 3600;

/** When to come back, in words: "in a few seconds", "in about 23 minutes", "in about an hour". */
export function formatWait(seconds: number): string {
  if (seconds <= 10) return 'in a few seconds';
  if (seconds < MINUTE) return `in ${Math.ceil(seconds / 10) * 10} seconds`;
  if (seconds <= 90) return 'in about a minute';
  if (seconds < 50 * MINUTE) return `in about ${Math.ceil(seconds / MINUTE)} minutes`;
  if (seconds <= 90 * MINUTE) return 'in about an hour';
  return `in about ${Math.ceil(seconds / HOUR)} hours`;
}
