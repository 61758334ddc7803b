/** The reader's own zone. */
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
