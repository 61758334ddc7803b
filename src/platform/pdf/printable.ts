// What the fonts of a report (`fonts.ts`) can draw besides Latin-1.
const MORE = '€‚„…†ˆ‹Œœ‘’“”•–—˜™›−ı↑↓';
const LETTERS =
  /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u024f\u0386-\u0389\u038a-\u03ce\u0400-\u045f\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1eff]/;
const INSTEAD: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': ' ',
  '\u2009': ' ',
  '≤': '<=',
  '≥': '>=',
  '→': '>',
};

/**
 * Text in letters that the fonts of a report have, which are those of Europe's languages and of Vietnamese: others lose their
 * accents, and what has no such letter becomes a question mark.
 */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isPrintable(character)) return character;
    const plain = INSTEAD[character] ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
    return Array.from(plain, (one) => (isPrintable(one) ? one : '?')).join('');
  }).join('');
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    (code >= 0x20 && code < 0x7f) ||
    (code >= 0xa0 && code <= 0xff) ||
    code === 0x0a ||
    MORE.includes(character) ||
    LETTERS.test(character)
  );
}
