import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Makes a face of the site's typefaces known by its name. */
function register(typeface: string, face: string): string {
  const family = `${typeface} ${face}`;
  const file = `${typeface[0]?.toUpperCase()}${typeface.slice(1)}_${face}.ttf`;
  Font.register({ family, src: require.resolve(`@expo-google-fonts/${typeface}/${face}/${file}`) });
  return family;
}

export const PLAIN = register('inter', '400Regular');
export const BOLD = register('inter', '700Bold');
/** Of headings; it knows the letters of Latin alone. */
export const SERIF_BOLD = [register('fraunces', '600SemiBold'), BOLD];
