/** What the fonts of a report (`platform/pdf/fonts.ts`) can draw: the letters of European languages and of Vietnamese, and common signs. */
const PRINTABLE =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u048a-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9e-\u1eff\u2010-\u2027\u202f-\u203a\u20a0-\u20af\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]$/;

/** Boxes of forms, as typewriters write them. */
const BOXES: Readonly<Record<string, string>> = { '\u2610': '[ ]', '\u2611': '[x]', '\u2612': '[x]' };

/**
 * Text in letters that the fonts of a report have. Other letters lose their accents, boxes become brackets, and what is left a
 * question mark.
 */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll('\u00ad', ''), (character) => {
    if (isPrintable(character)) return character;
    const box = BOXES[character];
    if (box !== undefined) return box;
    const plain = character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
    return Array.from(plain, (one) => (isPrintable(one) ? one : '?')).join('');
  }).join('');
}

/** Whether every letter of a text can be printed. */
export function isPrintableText(text: string): boolean {
  return Array.from(text).every(isPrintable);
}

export function isPrintable(character: string): boolean {
  return PRINTABLE.test(character);
}
