import type { Content } from '../content.ts';
import { down, type Frame, right, rule, space } from '../layout/frame.ts';
import { onPicture, partsOf } from './parts.ts';
import type { Template } from './template.ts';

/** What the post office stamps in the corner. */
type Postage = 'stamp' | 'every-door';

/** A panel in the brand's color beside one picture. */
function panelFront(content: Content, unit: number): Frame {
  const p = partsOf(content, unit);
  return right(
    {},
    down(
      { grow: 0.42, fill: p.palette.primary, padding: [26 * unit, 24 * unit, 22 * unit, 26 * unit], gap: 9 * unit },
      p.eyebrow('primary', 9),
      p.address(25, 'primary'),
      space(),
      p.openHouse(17, 'primary'),
      p.factLine(8.5, p.on('primary').ink),
      p.price(22, 'primary'),
    ),
    p.photo(0, { grow: 0.58 }),
  );
}

/** A picture from edge to edge, with words at its foot. */
function pictureFront(content: Content, unit: number): Frame {
  const over = partsOf(onPicture(content), unit);
  return over.overPhoto(
    0,
    {},
    down(
      { padding: [0, 30 * unit, 26 * unit, 30 * unit] },
      over.eyebrow('primary', 9.5),
      space({ size: 6 * unit }),
      right(
        { gap: 20 * unit, align: 'end' },
        down({ grow: 1, gap: 5 * unit }, over.address(29, 'primary'), over.factLine(9, over.on('primary').ink)),
        down({ gap: 4 * unit }, over.openHouse(15, 'primary', 'end'), over.price(24, 'primary', 'end')),
      ),
    ),
  );
}

/** Three pictures over a strip of words. */
function galleryFront(content: Content, unit: number): Frame {
  const p = partsOf(content, unit);
  const rest = content.photos.length > 2 ? down({ grow: 1, gap: 5 * unit }, p.photo(1), p.photo(2)) : null;
  return down(
    { fill: p.palette.paper },
    right({ grow: 1, gap: 5 * unit }, p.photo(0, { grow: 2 }), rest),
    right(
      { padding: [16 * unit, 28 * unit, 18 * unit, 28 * unit], gap: 20 * unit, align: 'center' },
      down({ grow: 1, gap: 4 * unit }, p.eyebrow(), p.address(23)),
      down({ gap: 3 * unit }, p.price(23, 'paper', 'end'), p.openHouse(13, 'paper', 'end')),
    ),
  );
}

/** Sentences that an address side says at most. */
const MOST_SENTENCES = 4;

/** Letters of a text beside which a photo has room on the address side. */
const MOST_BESIDE_PHOTO = 240;

/** With this part of the letters that an address side has room for, all of what the home has stands on it too, and not just half. */
const ROOMY = 0.8;

/** Letters whose place the code to the originals of altered photos takes. */
const ORIGINALS_CODE = 100;

/**
 * The side with the address. The right half and the lower edge stay as USPS wants them: nothing but the address, and free
 * place for the barcode of 4¾ by ⅝ inches in the lower right corner. `room` is how many letters of text and of who answers leave
 * place for anything else: beside a long name, more photos and what the home has give way to the text.
 */
function addressSide(content: Content, { unit, postage, room }: { unit: number; postage: Postage; room: number }): Frame {
  const p = partsOf(content, unit);
  // The front of the every-door card shows three pictures already.
  const isGallery = postage === 'every-door' && content.photos.length > 3;
  const text = content.sentences.slice(0, MOST_SENTENCES).join(' ').length;
  const letters = text + Object.values(content.contact).join(' ').length + (p.isAltered ? ORIGINALS_CODE : 0);
  const strip = { grow: 1, least: 44 * unit };
  // With one photo, the front’s again where the words leave room for it.
  const shown =
    content.photos.length > 1
      ? letters < room
        ? p.strip(strip, { from: isGallery ? 3 : 1, most: 2, gap: 4 })
        : null
      : text < MOST_BESIDE_PHOTO
        ? p.strip(strip, { from: 0, most: 1 })
        : null;
  const highlights = letters < room * ROOMY ? 4 : letters < room ? 2 : 0;
  const half = down(
    { grow: 1.05, padding: [20 * unit, 16 * unit, 16 * unit, 22 * unit], gap: 8 * unit },
    p.body(8, { most: MOST_SENTENCES }),
    content.photos.length < 2 ? p.highlights(8, { most: highlights }) : null,
    shown ?? space(),
    right(
      { gap: 10 * unit, align: 'center' },
      down({ grow: 1, gap: 4 * unit }, p.callToAction(12, 'paper'), p.contact({ size: 8.6 })),
      p.homeCode(57),
    ),
    p.legal({ size: 5.8, mark: 22 }),
  );
  const stamp = down(
    { across: 66, size: 62, line: { color: p.palette.line, weight: 0.75 }, padding: 5, justify: 'center', gap: 2 },
    ...(postage === 'stamp' ? ['Place', 'stamp', 'here'] : ['ECRWSS', 'EDDM', 'Retail']).map((text) =>
      p.plain(text, 7 / unit, p.palette.soft, { align: 'center', lines: 1, leading: 1.2 }),
    ),
  );
  const address = down(
    { grow: 1, padding: [16, 18, 0, 18] },
    right(
      { gap: 8, align: 'start' },
      down(
        { grow: 1 },
        ...content.returnAddress.map((text) => p.plain(text, 7 / unit, p.palette.soft, { lines: 1, leading: 1.35 })),
      ),
      stamp,
    ),
    space(),
    down(
      { padding: [0, 0, 0, 10] },
      ...(postage === 'every-door'
        ? [p.plain('Local Postal Customer', 11 / unit, p.palette.ink, { face: 'medium', lines: 1 })]
        : [1, 2, 3].map(() => down({ size: 21 }, space(), rule(p.palette.line)))),
    ),
    space(),
    // The barcode's place.
    space({ size: 45 + 9 }),
  );
  return right({ fill: p.palette.paper }, half, down({ size: 0.75, fill: p.palette.line }), address);
}

export const POSTCARDS: readonly Template[] = [
  {
    key: 'postcard-6x4',
    name: 'Postcard 6 × 4¼ in',
    group: 'Postcards',
    purpose: 'The largest card at the postcard rate of USPS, with its address side.',
    medium: 'print',
    width: 432,
    height: 306,
    pages: ['Front', 'Address side'],
    occasion: null,
    photos: 3,
    draw: (content) => [panelFront(content, 0.85), addressSide(content, { unit: 0.85, postage: 'stamp', room: 640 })],
  },
  {
    key: 'postcard-9x6',
    name: 'Postcard 9 × 6 in',
    group: 'Postcards',
    purpose: 'The largest card for presorted mail, with its address side.',
    medium: 'print',
    width: 648,
    height: 432,
    pages: ['Front', 'Address side'],
    occasion: null,
    photos: 3,
    draw: (content) => [pictureFront(content, 1.2), addressSide(content, { unit: 1.2, postage: 'stamp', room: 780 })],
  },
  {
    key: 'postcard-eddm',
    name: 'Every-door card 9 × 6½ in',
    group: 'Postcards',
    purpose: 'For every door on a mail route, no address list needed (EDDM).',
    medium: 'print',
    width: 648,
    height: 468,
    pages: ['Front', 'Address side'],
    occasion: null,
    photos: 5,
    draw: (content) => [galleryFront(content, 1.2), addressSide(content, { unit: 1.2, postage: 'every-door', room: 900 })],
  },
];
