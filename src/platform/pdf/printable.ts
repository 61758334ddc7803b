// Besides Latin-1, the characters of Windows-1252: what the fonts that every reader of PDF has can draw.
const MORE = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const INSTEAD: Readonly<Record<string, string>> = {
  '−': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': ' ',
  '\u2009': ' ',
  '≤': '<=',
  '≥': '>=',
  '→': '>',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
};

/** Text in letters that the built-in fonts of PDF have: others lose their accents, and what has no such letter becomes a question mark. */
export function toPrintable(text: string): string {
  return Array.from(text, (character) => {
    if (isPrintable(character)) return character;
    const plain = INSTEAD[character] ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
    return Array.from(plain, (one) => (isPrintable(one) ? one : '?')).join('');
  }).join('');
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || code === 0x0a || MORE.includes(character);
}
