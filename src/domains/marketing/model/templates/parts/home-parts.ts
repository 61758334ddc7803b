import type { Content } from '../../content.ts';
import { type Align, down, type Frame, right } from '../../layout/frame.ts';
import type { Ground, Pen } from './pen.ts';

/** What the home is: its address, its price and its figures. A part without contents is null. */
export function homeParts(content: Content, unit: number, { on, serif, plain }: Pen) {
  /** Street and city. A withheld street leaves the city alone. */
  const address = (size: number, ground: Ground = 'paper', align: Align = 'start'): Frame =>
    down(
      { gap: 3 * unit },
      content.street === '' ? null : serif(content.street, size, on(ground).ink, { lines: 2, align }),
      content.street === ''
        ? serif(content.city, size, on(ground).ink, { lines: 2, align })
        : plain(content.city, Math.max(8.5, size * 0.4), on(ground).soft, { align }),
    );

  const price = (size: number, ground: Ground = 'paper', align: Align = 'start'): Frame | null =>
    content.price === ''
      ? null
      : down(
          { gap: 1 * unit },
          serif(content.price, size, on(ground).head, { lines: 1, align, least: size * 0.5 }),
          content.priceNote === ''
            ? null
            : plain(content.priceNote, Math.max(7.5, size * 0.3), on(ground).soft, { align, lines: 1 }),
        );

  /** Figures of the home side by side. */
  const facts = ({
    ground = 'paper',
    size = 17,
    most = 4,
    gap = 18,
  }: { ground?: Ground; size?: number; most?: number; gap?: number } = {}) => {
    const shown = content.facts.slice(0, most);
    if (shown.length === 0) return null;
    return right(
      { gap: gap * unit },
      ...shown.flatMap(({ value, label: what }, index) => [
        index === 0 ? null : down({ size: 0.75 * unit, fill: on(ground).line }),
        down(
          {},
          serif(value, size, on(ground).ink, { lines: 1 }),
          plain(what, Math.max(7, size * 0.45), on(ground).soft, { lines: 1 }),
        ),
      ]),
    );
  };

  /** The same in one line of words. */
  const factLine = (size: number, color: string, most = 4, align: Align = 'start') =>
    content.facts.length === 0
      ? null
      : plain(
          content.facts
            .slice(0, most)
            .map(({ value, label: what }) => `${value} ${what}`)
            .join('  ·  '),
          size,
          color,
          { face: 'medium', lines: 2, align },
        );

  return { address, price, facts, factLine };
}
