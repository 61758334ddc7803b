/** What two spellings of a word of a list have in common: "Coming Soon", "coming-soon". */
export function onlyLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
