import { contrastOf, LEAST_CONTRAST } from '#lib/contrast.ts';

/** The colors of a material, `#rrggbb`. Every text stands on a ground with a contrast of 4.5 or more. */
export interface Palette {
  paper: string;
  ink: string;
  soft: string;
  line: string;
  primary: string;
  onPrimary: string;
  /** Softer words on the primary color. */
  onPrimarySoft: string;
  tint: string;
  /** Small words in color on paper. */
  accent: string;
  /** Headlines in color on paper. */
  primaryText: string;
}

export const USUAL_PRIMARY = '#0f5d4a';
export const USUAL_ACCENT = '#c2410c';
const PAPER = '#ffffff';
const INK = '#1c1f1e';
const SOFT = '#59605d';

/** A color between two others: 0 is the first. */
export function mixColors(one: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [Number.parseInt(one.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The other color moved toward ink until it can be read on this ground. */
function readableOn(ground: string, color: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mixColors(color, INK, share);
    if (contrastOf(mixed, ground) >= LEAST_CONTRAST) return mixed;
  }
  return INK;
}

export function paletteOf({ primary, accent }: { primary: string; accent: string }): Palette {
  const onPrimary = ['#ffffff', INK].find((color) => contrastOf(color, primary) >= LEAST_CONTRAST) ?? '#000000';
  const soft = mixColors(onPrimary, primary, 0.22);
  const tint = mixColors(PAPER, primary, 0.09);
  return {
    paper: PAPER,
    ink: INK,
    soft: SOFT,
    line: '#ddd8cc',
    primary,
    onPrimary,
    onPrimarySoft: contrastOf(soft, primary) >= LEAST_CONTRAST ? soft : onPrimary,
    tint,
    // Colored words stand on paper and on the tint.
    accent: readableOn(tint, accent),
    primaryText: readableOn(tint, primary),
  };
}

export interface ColorAdvice {
  field: 'primaryColor' | 'accentColor';
  contrast: number;
  message: string;
}

/** What a material does with colors that are hard to read, for whoever chooses them. */
export function adviseColors({ primary, accent }: { primary: string; accent: string }): ColorAdvice[] {
  const advice: ColorAdvice[] = [];
  const white = contrastOf('#ffffff', primary);
  if (white < LEAST_CONTRAST)
    advice.push({
      field: 'primaryColor',
      contrast: white,
      message: `White on this color has a contrast of ${white.toFixed(1)} to 1; ${LEAST_CONTRAST} is readable. Words on it are dark, and headlines in it are darkened.`,
    });
  const onPaper = contrastOf(accent, PAPER);
  if (onPaper < LEAST_CONTRAST)
    advice.push({
      field: 'accentColor',
      contrast: onPaper,
      message: `On white paper this color has a contrast of ${onPaper.toFixed(1)} to 1; ${LEAST_CONTRAST} is readable. Small words in it are darkened.`,
    });
  return advice;
}
