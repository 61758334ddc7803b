import type { Content } from '../content.ts';
import { down, type Frame, right, rule, space } from '../layout/frame.ts';
import { onPicture, partsOf } from './parts.ts';
import type { Template } from './template.ts';

/** Of text and highlights together. */
const BRIEF_LETTERS = 300;

/** A letter page across, folded once: cover and back outside, two pages inside. */
function folded(content: Content): Frame[] {
  const p = partsOf(content, 1);
  const over = partsOf(onPicture(content), 1);
  const cover = over.overPhoto(
    0,
    { grow: 1 },
    down(
      { padding: [0, 34, 38, 34] },
      over.eyebrow('primary', 10),
      space({ size: 9 }),
      over.address(36, 'primary'),
      space({ size: 14 }),
      over.price(22, 'primary'),
    ),
  );
  const back = down(
    { grow: 1, fill: p.palette.tint, padding: [54, 40, 30, 40], gap: 16 },
    // In a row, which is as tall as the logo.
    p.logo(48, 150) === null ? null : right({}, space(), p.logo(48, 150), space()),
    space({ grow: 0.6 }),
    p.invitation(26, 'paper', 'center'),
    down({ gap: 0 }, p.contact({ size: 12, align: 'center' })),
    p.homeCode(92, { inColumn: true }) === null ? null : right({}, space(), p.homeCode(92), space()),
    space(),
    p.legal(),
  );
  const left = down(
    { grow: 1, padding: [36, 26, 36, 36], gap: 6 },
    // With one photo, the cover’s again, rather than none.
    p.photo(Math.min(1, Math.max(0, content.photos.length - 1)), { grow: 1.35 }),
    content.photos.length > 2 ? right({ grow: 1, gap: 6 }, p.photo(2), content.photos.length > 3 ? p.photo(3) : null) : null,
    content.photos.length > 4 ? right({ grow: 1, gap: 6 }, p.photo(4), content.photos.length > 5 ? p.photo(5) : null) : null,
  );
  // Few words are large, and leave room for the code.
  const letters = [...content.sentences, ...content.highlights].join(' ').length;
  const isBrief = letters < BRIEF_LETTERS;
  const size = letters < BRIEF_LETTERS / 2 ? 1.5 : isBrief ? 1.2 : 1;
  const rightPage = down(
    { grow: 1, padding: [40, 40, 36, 26], gap: isBrief ? 20 : 16 },
    down({ gap: 5 }, p.eyebrow(), p.address(24)),
    isBrief ? p.price(24) : null,
    p.facts({ size: 15 * size, gap: 13 }),
    rule(p.palette.line),
    p.body(9.8 * size),
    p.highlights(8.8 * size, { most: 8 }),
    space(),
    p.strip({ size: 92 }, { from: 6, most: 2 }),
    isBrief ? right({ gap: 14, align: 'center' }, p.homeCode(84), down({ grow: 1 }, p.contact({ size: 11 }))) : p.price(24),
  );
  return [right({ fill: p.palette.paper }, back, cover), right({ fill: p.palette.paper }, left, rightPage)];
}

export const BROCHURES: readonly Template[] = [
  {
    key: 'brochure',
    name: 'Brochure',
    group: 'Brochure',
    purpose: 'A letter page folded once: a cover, two pages inside, and a back.',
    medium: 'print',
    width: 792,
    height: 612,
    pages: ['Outside', 'Inside'],
    occasion: null,
    photos: 8,
    draw: folded,
  },
];
