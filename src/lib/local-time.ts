/** The instant of a `datetime-local` box in the reader’s own zone, as ISO 8601; null while it is empty or unfinished. */
export function readLocalTime(text: string): string | null {
  // Where the box is plain text, Date takes half a date for a whole one.
  const time = new Date(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? text : '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** What the box shows of an instant. */
export function writeLocalTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
