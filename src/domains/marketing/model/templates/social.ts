import type { Content } from '../content.ts';
import { down, type Frame, right, rule, space } from '../layout/frame.ts';
import type { Occasion } from '../occasions.ts';
import { onPicture, partsOf } from './parts.ts';
import type { Template } from './template.ts';

const UNIT = 2.6;

/** What stands out: the day of an open house, the price, or the word that the home is sold. */
function standout(content: Content, unit: number, size: number): Frame | null {
  const p = partsOf(content, unit);
  if (content.occasion === 'open-house') return p.openHouse(size * 0.78, 'primary');
  return p.price(size, 'primary');
}

/** What it is about, in large letters. */
function announced(content: Content, unit: number, size: number): Frame {
  const p = partsOf(content, unit);
  return p.serif(content.eyebrow, size, p.on('primary').head, { lines: 1, least: 20 });
}

/** Who advertises, in one line, with the mark and what the law wants said. */
function foot(content: Content, unit: number, { size = 7 } = {}): Frame {
  const p = partsOf(content, unit);
  const { name, brokerage, role, license, phone } = content.contact;
  const line = [name, brokerage, license === '' ? role : license, phone].filter((text) => text !== '').join(' · ');
  return down(
    { gap: 4 * unit },
    p.plain(line, size * 1.2, p.on('primary').ink, { face: 'medium', lines: 2, leading: 1.3 }),
    p.legal({ ground: 'primary', size, mark: 20 * unit, codeSide: 58 * unit }),
  );
}

/** One picture from edge to edge, with a panel of color over its foot. */
function square(content: Content): Frame[] {
  const p = partsOf(content, UNIT);
  return [
    down(
      { fill: p.palette.primary },
      p.photo(0, { grow: 1, least: 360 }, 'primary'),
      down(
        { padding: [16 * UNIT, 24 * UNIT, 16 * UNIT, 24 * UNIT], gap: 6 * UNIT },
        right({ gap: 16 * UNIT, align: 'center' }, down({ grow: 1 }, announced(content, UNIT, 38)), standout(content, UNIT, 25)),
        rule(p.on('primary').line, { weight: 0.6 * UNIT }),
        space({ size: 1 * UNIT }),
        p.address(17, 'primary'),
        p.factLine(9, p.on('primary').ink, 3),
        space({ size: 2 * UNIT }),
        foot(content, UNIT),
      ),
    ),
  ];
}

/** The grid crops portraits to 3:4, which keeps everything here. */
function portrait(content: Content): Frame[] {
  const over = partsOf(onPicture(content), UNIT);
  return [
    over.overPhoto(
      0,
      {},
      down(
        { padding: [0, 26 * UNIT, 20 * UNIT, 26 * UNIT], gap: 8 * UNIT },
        announced(onPicture(content), UNIT, 46),
        right(
          { gap: 16 * UNIT, align: 'end' },
          down({ grow: 1 }, over.address(19, 'primary')),
          standout(onPicture(content), UNIT, 26),
        ),
        over.factLine(9.5, over.on('primary').ink, 3),
        space({ size: 4 * UNIT }),
        foot(onPicture(content), UNIT),
      ),
    ),
  ];
}

/** Words stay in the middle 70 %: apps lay their own over the rest. */
function story(content: Content): Frame[] {
  const p = partsOf(content, UNIT);
  const rest = content.photos.length > 2 ? p.strip({ size: 250 }, { from: 1, most: 2, gap: 3 }) : null;
  return [
    down(
      { fill: p.palette.primary },
      p.photo(0, { grow: 1, least: 560 }, 'primary'),
      rest === null ? null : space({ size: 3 * UNIT }),
      rest,
      down(
        { padding: [24 * UNIT, 30 * UNIT, 0, 30 * UNIT], gap: 9 * UNIT },
        announced(content, UNIT, 54),
        standout(content, UNIT, 30),
        rule(p.on('primary').line, { weight: 0.6 * UNIT }),
        p.address(22, 'primary'),
        p.factLine(11, p.on('primary').ink, 3),
        space({ size: 6 * UNIT }),
        foot(content, UNIT, { size: 8.4 }),
      ),
      // An app's own controls.
      space({ size: 288 }),
    ),
  ];
}

function wide(content: Content): Frame[] {
  const unit = 2;
  const p = partsOf(content, unit);
  return [
    right(
      {},
      p.photo(0, { grow: 1.25 }, 'paper'),
      down(
        { grow: 1, fill: p.palette.primary, padding: [24 * unit, 26 * unit, 20 * unit, 26 * unit], gap: 7 * unit },
        announced(content, unit, 38),
        standout(content, unit, 24),
        space(),
        p.address(19, 'primary'),
        p.factLine(9.5, p.on('primary').ink, 3),
        space({ size: 2 * unit }),
        foot(content, unit, { size: 7.4 }),
      ),
    ),
  ];
}

const SHAPES = [
  { key: 'square', name: 'square', width: 1080, height: 1080, photos: 1, draw: square },
  { key: 'portrait', name: 'portrait', width: 1080, height: 1350, photos: 1, draw: portrait },
  { key: 'story', name: 'story', width: 1080, height: 1920, photos: 3, draw: story },
  { key: 'wide', name: 'wide', width: 1200, height: 630, photos: 1, draw: wide },
] as const;

const SETS: readonly { occasion: Occasion; name: string; purpose: string }[] = [
  { occasion: 'just-listed', name: 'Just listed', purpose: 'Announces that the home is new on the market.' },
  { occasion: 'new-price', name: 'New price', purpose: 'Shows the new price and the old one.' },
  { occasion: 'open-house', name: 'Open house', purpose: 'Invites to the next open house.' },
  { occasion: 'sold', name: 'Sold', purpose: 'Announces that the sale has closed.' },
];

export const SOCIAL: readonly Template[] = SETS.flatMap(({ occasion, name, purpose }) =>
  SHAPES.map(({ key, name: shape, width, height, photos, draw }): Template => ({
    key: `${occasion}-${key}`,
    name: `${name}, ${shape}`,
    group: 'Social media',
    purpose,
    medium: 'screen',
    width,
    height,
    pages: ['Picture'],
    occasion,
    photos,
    draw,
  })),
);
