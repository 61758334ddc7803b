/** The words of a text as a search knows them: lower case, without accents, letters and digits alone. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 60));
}

/** Each word that says something, once: no single letters, and no more than a limit. */
export function distinctWords(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const word of splitWords(text)) {
    if (word.length > 1) words.add(word);
    if (words.size >= most) break;
  }
  return [...words];
}
