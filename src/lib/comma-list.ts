/** The parts of a text that commas separate, without spaces around them; empty ones are left out. */
export function splitCommas(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
