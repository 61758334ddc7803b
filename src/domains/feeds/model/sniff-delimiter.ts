const DELIMITERS = [',', ';', '\t', '|', '#', '~', '^'];

/** The delimiter of a table: the most frequent candidate in its first line, outside quotes. */
export function sniffDelimiter(text: string): string {
  const counts = new Map(DELIMITERS.map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const letter of text.trimStart()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else if (counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}
