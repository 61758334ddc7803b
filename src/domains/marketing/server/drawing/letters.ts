import { isPrintable, toPrintable } from '#lib/printable.ts';

/** Without pictograms and the like, which go. */
const withoutPictures = (text: string): string =>
  text.replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, '').replaceAll('−', '-');

/** A text in letters that the faces of materials have. */
export const printable = (text: string): string => toPrintable(withoutPictures(text));

/** The letters of a text that no face of a material has, each once: a question mark would stand in their place. */
export const missingLetters = (text: string): string =>
  [
    ...new Set(
      Array.from(withoutPictures(text).normalize('NFC')).filter(
        (letter) => !isPrintable(letter) && toPrintable(letter).includes('?'),
      ),
    ),
  ].join('');
