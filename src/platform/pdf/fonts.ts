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
