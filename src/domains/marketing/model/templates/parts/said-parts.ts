import type { Content } from '../../content.ts';
import { type Align, down, type Frame, rule, words } from '../../layout/frame.ts';
import { OCCASION_WORDS } from '../../occasions.ts';
import type { Ground, Pen } from './pen.ts';

/** What is said of the home, and what its reader is asked to do. A part without contents is null. */
export function saidParts(content: Content, unit: number, { on, label, serif, plain }: Pen) {
  const eyebrow = (ground: Ground = 'paper', size = 9, align: Align = 'start') =>
    label(content.eyebrow, { color: on(ground).accent, size, align });

  /** Running text: a heading if there is one, and sentences that may be left out. */
  const body = (
    size: number,
    { ground = 'paper', heading = true, most = 12 }: { ground?: Ground; heading?: boolean; most?: number } = {},
  ) =>
    down(
      { gap: 5 * unit },
      heading && content.headline !== '' ? serif(content.headline, size * 1.45, on(ground).head, { lines: 3 }) : null,
      content.sentences.length === 0
        ? null
        : words('', {
            sentences: content.sentences.slice(0, most),
            fontSize: size * unit,
            leastSize: size * unit * 0.88,
            color: on(ground).ink,
            leading: 1.5,
          }),
    );

  /** What the home has, one a line. */
  const highlights = (
    size: number,
    { ground = 'paper', most = 6, title = 'At a glance' }: { ground?: Ground; most?: number; title?: string } = {},
  ) => {
    const shown = content.highlights.slice(0, most);
    if (shown.length === 0) return null;
    return down(
      { gap: 4 * unit },
      label(title, { color: on(ground).accent, size: size * 0.82 }),
      ...shown.map((text) =>
        down(
          { gap: 3.5 * unit },
          rule(on(ground).line, { weight: 0.5 * unit }),
          plain(text, size, on(ground).ink, { lines: 2, leading: 1.3 }),
        ),
      ),
    );
  };

  const callToAction = (size: number, ground: Ground, align: Align = 'start') =>
    content.callToAction === '' ? null : serif(content.callToAction, size, on(ground).head, { lines: 3, align });

  const openHouse = (size: number, ground: Ground, align: Align = 'start'): Frame | null =>
    content.openHouse === null
      ? null
      : down(
          { gap: 2 * unit },
          // A material for the open house alone says so large.
          content.occasion === 'open-house'
            ? null
            : label(OCCASION_WORDS['open-house'], { color: on(ground).soft, size: Math.max(7, size * 0.45), align }),
          serif(content.openHouse.day, size, on(ground).head, { lines: 2, align }),
          plain(content.openHouse.time, size * 0.62, on(ground).ink, { face: 'medium', lines: 1, align }),
        );

  /** The open house if there is one, or else what to do. */
  const invitation = (size: number, ground: Ground, align: Align = 'start'): Frame | null =>
    openHouse(size, ground, align) ?? callToAction(size, ground, align);

  return { eyebrow, body, highlights, callToAction, openHouse, invitation };
}
