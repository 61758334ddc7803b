import { createRequire } from 'node:module';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const FILES = path.dirname(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));
const SUBSETS = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

for (const subset of SUBSETS)
  for (const weight of [400, 700])
    Font.register({
      family: nameSubset(subset, weight),
      src: path.join(FILES, `inter-${subset}-${weight}-normal.woff`),
    });

function nameSubset(subset: string, weight: number): string {
  return `Inter ${subset} ${weight}`;
}

/** A font that every reader of PDF has, and after it those embedded for the letters that it lacks. */
function stackUpon(font: string, weight: number): string[] {
  return [font, ...SUBSETS.map((subset) => nameSubset(subset, weight))];
}

export const PLAIN = stackUpon('Helvetica', 400);
export const BOLD = stackUpon('Helvetica-Bold', 700);
export const SERIF_BOLD = stackUpon('Times-Bold', 700);
