import type { Content } from '../content.ts';
import { down, type Frame, right, rule, space } from '../layout/frame.ts';
import { onPicture, partsOf } from './parts.ts';
import type { Template } from './template.ts';

const LETTER = { width: 612, height: 792 };
const A5 = { width: 419.5, height: 595.3 };

/** What to do, who answers, and what the law wants said. */
function band(content: Content, unit: number): Frame {
  const p = partsOf(content, unit);
  const side = 62 * Math.max(unit, 0.93);
  const logo = p.logo((p.isAltered ? 30 : 44) * unit, 110 * unit);
  // Two codes stand beside each other: below each other, they take the place of the words.
  return down(
    { fill: p.palette.primary, padding: [18 * unit, 40 * unit, 16 * unit, 40 * unit], gap: 10 * unit },
    right(
      { gap: 22 * unit, align: 'center' },
      down({ grow: 1, gap: 6 * unit }, p.invitation(17, 'primary'), p.contact({ ground: 'primary', size: 10.5 })),
      p.isAltered ? null : logo,
      p.homeCode(side, { ground: 'primary' }),
      p.originalsCode(side, { ground: 'primary' }),
    ),
    p.legal({ ground: 'primary', end: p.isAltered ? logo : null }),
  );
}

/** One large picture, the facts, and a band with who answers. */
function onePage(content: Content, unit: number): Frame[] {
  const p = partsOf(content, unit);
  return [
    down(
      {},
      p.photo(0, { grow: 1, least: (p.isAltered ? 210 : 236) * unit }),
      down(
        { padding: [20 * unit, 40 * unit, 18 * unit, 40 * unit], gap: 12 * unit },
        right(
          { gap: 24 * unit, align: 'end' },
          down({ grow: 1, gap: 6 * unit }, p.eyebrow(), p.address(28)),
          p.price(27, 'paper', 'end'),
        ),
        rule(p.palette.line),
        p.facts({ size: 16 }),
        right(
          { gap: 28 * unit },
          down({ grow: 1.7 }, p.body(9.2, { most: 4 })),
          content.highlights.length === 0 ? null : down({ grow: 1 }, p.highlights(8.4, { most: 4 })),
        ),
        p.strip({ size: 84 * unit }),
      ),
      band(content, unit),
    ),
  ];
}

/** A cover that is one picture, and a back with everything else. */
function twoPages(content: Content, unit: number): Frame[] {
  const p = partsOf(content, unit);
  const over = partsOf(onPicture(content), unit);
  const cover = over.overPhoto(
    0,
    {},
    down(
      { padding: [0, 42 * unit, 40 * unit, 42 * unit] },
      over.eyebrow('primary', 10),
      space({ size: 10 * unit }),
      over.address(42, 'primary'),
      space({ size: 16 * unit }),
      right(
        { gap: 24 * unit, align: 'end' },
        down({ grow: 1 }, over.factLine(11, over.on('primary').ink)),
        over.price(26, 'primary', 'end'),
      ),
    ),
  );
  const back = down(
    { padding: [40 * unit, 0, 0, 0] },
    down(
      { padding: [0, 42 * unit], grow: 1, gap: 16 * unit },
      right(
        { gap: 24 * unit, align: 'end' },
        down({ grow: 1, gap: 5 * unit }, p.eyebrow(), p.address(22)),
        p.price(22, 'paper', 'end'),
      ),
      gallery(content, unit),
      p.facts({ most: 5, gap: 16 }),
      rule(p.palette.line),
      right(
        { gap: 30 * unit },
        down({ grow: 1.6 }, p.body(9.6)),
        content.highlights.length === 0 ? null : down({ grow: 1 }, p.highlights(8.6, { most: 7 })),
      ),
      p.strip({ size: 84 * unit }, { from: 4, most: 4 }),
      content.photos.length < 2 && !isFewWords(content) ? space() : null,
    ),
    space({ size: 18 * unit }),
    band(content, unit),
  );
  return [cover, back];
}

/** Whether the words leave so much of the back that it would look unfinished without a picture. */
const isFewWords = ({ sentences }: Content) => sentences.join(' ').length <= MOST_BESIDE_FRONT;
const MOST_BESIDE_FRONT = 700;

/** The second picture large, and two more beside it. Without a second one, the first again, or the number of the house. */
function gallery(content: Content, unit: number): Frame | null {
  const p = partsOf(content, unit);
  const least = (p.isAltered ? 80 : 130) * unit;
  if (content.photos.length < 2) return isFewWords(content) ? p.photo(0, { grow: 1, least }) : null;
  if (content.photos.length === 2) return p.photo(1, { grow: 1, least });
  const beside = down({ grow: 1, gap: 6 * unit }, p.photo(2), content.photos.length > 3 ? p.photo(3) : null);
  return right({ grow: 1, least, gap: 6 * unit }, p.photo(1, { grow: 1.6 }), beside);
}

export const FLYERS: readonly Template[] = [
  {
    key: 'flyer-letter',
    name: 'Flyer',
    group: 'Flyers',
    purpose: 'One letter page for the door and the table.',
    medium: 'print',
    ...LETTER,
    pages: ['Front'],
    occasion: null,
    photos: 4,
    draw: (content) => onePage(content, 1),
  },
  {
    key: 'flyer-letter-2',
    name: 'Flyer, two pages',
    group: 'Flyers',
    purpose: 'A full-page photo on letter paper, with all the details on the back.',
    medium: 'print',
    ...LETTER,
    pages: ['Front', 'Back'],
    occasion: null,
    photos: 8,
    draw: (content) => twoPages(content, 1),
  },
  {
    key: 'flyer-a5',
    name: 'Small flyer',
    group: 'Flyers',
    purpose: 'One A5 page to hand out.',
    medium: 'print',
    ...A5,
    pages: ['Front'],
    occasion: null,
    photos: 4,
    draw: (content) => onePage(content, 0.76),
  },
  {
    key: 'flyer-a5-2',
    name: 'Small flyer, two pages',
    group: 'Flyers',
    purpose: 'A full-page photo on A5 paper, with the facts on the back.',
    medium: 'print',
    ...A5,
    pages: ['Front', 'Back'],
    occasion: null,
    photos: 8,
    draw: (content) => twoPages(content, 0.76),
  },
];
