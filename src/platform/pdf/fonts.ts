import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Registers one of the site's typefaces under a name. */
function addFace(family: string, src: string): string {
  Font.register({ family, src });
  return family;
}

export const PLAIN = addFace('Inter', require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'));
export const BOLD = addFace('Inter Bold', require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));
/** For headings; it has Latin letters only. */
export const SERIF_BOLD = [
  addFace('Fraunces', require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf')),
  BOLD,
];

/** For what somebody signs with. */
export const SERIF_ITALIC = [
  addFace('Fraunces Italic', require.resolve('@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf')),
  PLAIN,
];

const keeping = new WeakSet<object>();

/**
 * Has the open fonts know the letters of all their glyphs. A letter may be drawn with others, as a colon is with two periods, and
 * while a file is written the library meets such parts without their letters and remembers them so: later files of the process
 * would be read aloud and copied without their periods.
 */
export function keepLetters(): void {
  const open = Object.values(Font.getRegisteredFonts()).flatMap(({ sources }) => sources.flatMap(({ data }) => data ?? []));
  for (const font of open.filter((one) => !keeping.has(one))) {
    keeping.add(font);
    const getGlyph = font.getGlyph.bind(font);
    font.getGlyph = (id, codePoints = []) => {
      const glyph = getGlyph(id, codePoints);
      if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints;
      return glyph;
    };
  }
}
