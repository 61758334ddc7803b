import { createRequire } from 'node:module';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Registers a typeface of the site, file by file of the letters that each holds, and gives their names in the order to try. */
function register(typeface: string, weight: number, subsets: readonly string[]): string[] {
  const files = path.dirname(require.resolve(`@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff`));
  return subsets.map((subset) => {
    const family = `${typeface} ${subset} ${weight}`;
    Font.register({ family, src: path.join(files, `${typeface}-${subset}-${weight}-normal.woff`) });
    return family;
  });
}

const EVERY_SCRIPT = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

export const PLAIN = register('inter', 400, EVERY_SCRIPT);
export const BOLD = register('inter', 700, EVERY_SCRIPT);
export const SERIF_BOLD = [...register('fraunces', 600, ['latin', 'latin-ext', 'vietnamese']), ...BOLD];
