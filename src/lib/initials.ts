/** The first letters of a name, capital: of its first and last word, or of every one. Empty for an empty name. */
export function initialsOf(name: string, which: 'ends' | 'all' = 'ends'): string[] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const shown = which === 'all' || words.length < 3 ? words : [words[0] ?? '', words.at(-1) ?? ''];
  return shown.map((word) => (Array.from(word)[0] ?? '').toUpperCase());
}
