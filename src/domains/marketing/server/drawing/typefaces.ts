import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { Face } from '../../model/layout/mark.ts';
import type { Measure } from '../../model/layout/set-text.ts';

const require = createRequire(import.meta.url);

/** The file of each face: Fraunces for headlines and Inter for the rest. */
export const FACE_FILES: Readonly<Record<Face, string>> = {
  display: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  'display-light': require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  medium: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

const opened = new Map<Face, Font>();

export function openFace(face: Face): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const font = openSync(FACE_FILES[face]);
  opened.set(face, font);
  return font;
}

/** The face that has every letter of a text: Fraunces has Latin letters only. */
export function faceFor(face: Face, text: string): Face {
  const fits = Array.from(text).every((letter) => openFace(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return fits || !face.startsWith('display') ? face : 'strong';
}

const widths = new Map<string, number>();
const MOST_WIDTHS = 50_000;

/** The width of a text in a face of size 1. */
export const measure: Measure = (face, text) => {
  const key = `${face}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = openFace(faceFor(face, text));
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
};
