import type { Content } from '../../content.ts';
import { type Align, words } from '../../layout/frame.ts';

/** The two grounds that words stand on. */
export type Ground = 'paper' | 'primary';

export type Pen = ReturnType<typeof penOf>;

/** The hands in which words are written, in the colors of the brand. `unit` is 1 on a letter page. */
export function penOf({ palette }: Content, unit: number) {
  const on = (ground: Ground) =>
    ground === 'paper'
      ? { ink: palette.ink, soft: palette.soft, head: palette.primaryText, accent: palette.accent, line: palette.line }
      : {
          ink: palette.onPrimary,
          soft: palette.onPrimarySoft,
          head: palette.onPrimary,
          accent: palette.onPrimary,
          line: palette.onPrimarySoft,
        };

  /** A few spaced capitals. */
  const label = (text: string, { color, size = 9, align = 'start' }: { color: string; size?: number; align?: Align }) =>
    words(text.toUpperCase(), {
      face: 'strong',
      fontSize: size * unit,
      leastSize: size * unit * 0.7,
      color,
      tracking: 0.14,
      leading: 1.3,
      lines: 1,
      align,
    });

  const serif = (text: string, size: number, color: string, options: { lines?: number; align?: Align; least?: number } = {}) =>
    words(text, {
      face: 'display',
      fontSize: size * unit,
      leastSize: (options.least ?? size * 0.55) * unit,
      color,
      leading: 1.12,
      tracking: -0.012,
      lines: options.lines ?? 2,
      align: options.align ?? 'start',
    });

  const plain = (text: string, size: number, color: string, options: Partial<Parameters<typeof words>[1]> = {}) =>
    words(text, { fontSize: size * unit, leastSize: size * unit * 0.8, color, ...options });

  return { on, label, serif, plain };
}
