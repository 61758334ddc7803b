import type { Content } from '../content.ts';
import { down, type Frame, right, rule, space } from '../layout/frame.ts';
import { OCCASION_WORDS } from '../occasions.ts';
import { partsOf } from './parts.ts';
import type { Template } from './template.ts';

/** Where the hole of a door hanger is cut: its middle from the top, and half its width. */
const HOLE = { top: 72, radius: 45 };
const CIRCLE = 'M50 1A49 49 0 1 0 50 99A49 49 0 1 0 50 1ZM50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2Z';

function hanger(content: Content): Frame[] {
  const p = partsOf(content, 1);
  const head = (): Frame =>
    down(
      { size: HOLE.top + HOLE.radius + 14, padding: [HOLE.top - HOLE.radius, 0, 0, 0] },
      {
        kind: 'shape',
        side: HOLE.radius * 2,
        of: 100,
        path: CIRCLE,
        color: p.palette.onPrimarySoft,
        ground: null,
        alt: null,
        align: 'center',
        size: HOLE.radius * 2,
      },
    );
  const front = down(
    { fill: p.palette.primary },
    head(),
    down({ padding: [6, 26, 18, 26], gap: 8 }, p.eyebrow('primary', 10, 'center'), p.address(27, 'primary', 'center')),
    p.photo(0, { grow: 1, least: 180 }),
    down(
      { padding: [18, 26, 28, 26], gap: 9 },
      p.price(30, 'primary', 'center'),
      p.factLine(9.5, p.on('primary').ink, 4, 'center'),
      p.openHouse(18, 'primary', 'center'),
    ),
  );
  const back = down(
    { fill: p.palette.primary },
    head(),
    down({ padding: [4, 26, 18, 26] }, p.invitation(22, 'primary', 'center')),
    down(
      { fill: p.palette.paper, grow: 1, padding: [24, 28, 20, 28], gap: 14 },
      p.body(9, { most: 4 }),
      p.highlights(8.6, { most: content.photos.length > 0 ? 5 : 6 }),
      // With one photo, the front’s again. A strip of one shows nothing.
      content.photos.length > 0 ? p.photo(Math.min(1, content.photos.length - 1), { grow: 1, least: 84 }) : space(),
      right({ gap: 14, align: 'center' }, p.homeCode(70), down({ grow: 1 }, p.contact({ size: 10 }))),
    ),
    down({ fill: p.palette.paper, padding: [0, 28, 26, 28] }, p.legal()),
  );
  return [front, back];
}

/** Two feet of color: read from a car. */
function rider(content: Content): Frame[] {
  const p = partsOf(content, 1);
  const said =
    content.openHouse === null
      ? content.facts
          .slice(0, 2)
          .map(({ value, label }) => `${value} ${label}`)
          .join('  ·  ') ||
        content.street ||
        content.city
      : `${OCCASION_WORDS['open-house']}  ·  ${content.openHouse.time}`;
  const face = right(
    { fill: p.palette.primary, padding: [44, 66], gap: 60, align: 'center' },
    down(
      { grow: 1, gap: 10 },
      p.serif(content.openHouse === null ? content.eyebrow : content.openHouse.day, 190, p.palette.onPrimary, {
        lines: 1,
        least: 60,
      }),
      p.plain(said, 84, p.palette.onPrimary, { face: 'medium', lines: 1, leastSize: 40, leading: 1.2 }),
      p.plain(
        [content.contact.brokerage, content.contact.phone].filter((text) => text !== '').join('  ·  '),
        58,
        p.palette.onPrimary,
        { face: 'strong', lines: 1, leastSize: 28, leading: 1.2 },
      ),
    ),
    p.homeCode(270, { ground: 'primary', level: 'Q' }),
  );
  return [face, face];
}

const LINES = 14;

function signIn(content: Content): Frame[] {
  const p = partsOf(content, 1);
  const columns: readonly { text: string; grow: number }[] = [
    { text: 'Name', grow: 1.5 },
    { text: 'Email', grow: 1.9 },
    { text: 'Phone', grow: 1.1 },
    { text: 'May we write?', grow: 0.75 },
    { text: 'Your agent, if any', grow: 1.2 },
  ];
  const row = (): Frame =>
    down(
      { grow: 1, least: 26 },
      right({ grow: 1 }, ...columns.map(({ grow }, at) => (at === 3 ? choices(content, grow) : space({ grow })))),
      rule(p.palette.line),
    );
  return [
    down(
      { fill: p.palette.paper },
      right(
        { fill: p.palette.primary, padding: [26, 40, 24, 40], gap: 24, align: 'center' },
        down({ grow: 1, gap: 5 }, p.label('Open house', { color: p.palette.onPrimarySoft, size: 9 }), p.address(27, 'primary')),
        down({ gap: 4 }, p.openHouse(17, 'primary', 'end'), p.price(17, 'primary', 'end')),
        p.homeCode(66, { ground: 'primary' }),
      ),
      down(
        { padding: [20, 40, 6, 40], gap: 3 },
        p.serif('Welcome. Please sign in.', 17, p.palette.primaryText, { lines: 1 }),
        p.plain(
          'Signing in is up to you. What you write is used for this home alone: to answer you, and to write to you only if you mark “yes”.',
          8.4,
          p.palette.soft,
        ),
      ),
      down(
        { padding: [8, 40, 12, 40], grow: 1 },
        right(
          { padding: [0, 0, 5, 0] },
          ...columns.map(({ text, grow }) => down({ grow }, p.plain(text, 7.6, p.palette.soft, { face: 'strong', lines: 1 }))),
        ),
        rule(p.palette.ink, { weight: 1 }),
        ...Array.from({ length: LINES }, row),
      ),
      down(
        { padding: [4, 40, 24, 40], gap: 10 },
        right({ gap: 20, align: 'center' }, down({ grow: 1 }, p.contact({ size: 9.4 })), p.logo(36, 110)),
        p.legal(),
      ),
    ),
  ];
}

function choices(content: Content, grow: number): Frame {
  const p = partsOf(content, 1);
  const box = (text: string): Frame =>
    right(
      { gap: 4, align: 'center' },
      down({ size: 8, across: 8, line: { color: p.palette.soft, weight: 0.75 } }),
      p.plain(text, 7.4, p.palette.soft, { lines: 1 }),
    );
  return right({ grow, gap: 10, align: 'center' }, box('yes'), box('no'));
}

function windowCard(content: Content): Frame[] {
  const p = partsOf(content, 1);
  return [
    right(
      { fill: p.palette.paper },
      down({ grow: 1.62, gap: 6 }, p.photo(0, { grow: 1 }), p.strip({ size: 122 })),
      down(
        { grow: 1, padding: [34, 30, 26, 30], gap: 13 },
        p.eyebrow('paper', 10),
        p.address(29),
        p.price(30),
        rule(p.palette.line),
        ...content.facts
          .slice(0, 5)
          .map(({ value, label }) =>
            right(
              { align: 'center' },
              down({ grow: 1 }, p.plain(label, 10.5, p.palette.soft, { lines: 1 })),
              p.serif(value, 15, p.palette.ink, { lines: 1, align: 'end' }),
            ),
          ),
        rule(p.palette.line),
        p.openHouse(16, 'paper'),
        p.body(9.2, { heading: false, most: 3 }),
        space(),
        right({ gap: 12, align: 'center' }, down({ grow: 1 }, p.contact({ size: 10 })), p.homeCode(64)),
        p.legal({ size: 6.2 }),
      ),
    ),
  ];
}

/** The code and whose it is, for a sign or a sheet of one's own. */
function codeCard(content: Content): Frame[] {
  const p = partsOf(content, 1);
  return [
    down(
      { fill: p.palette.paper, padding: [22, 24, 18, 24], gap: 8 },
      p.address(14, 'paper', 'center'),
      right({}, space(), p.homeCode(180, { level: 'Q', caption: 'Photos, facts\u00A0and\u00A0times' }), space()),
      space(),
      p.contact({ size: 8, align: 'center' }),
      p.legal({ size: 5.6, mark: 18, codeSide: 58 }),
    ),
  ];
}

export const SIGNS: readonly Template[] = [
  {
    key: 'code-card',
    name: 'QR code alone',
    group: 'Signs and cards',
    purpose: 'The code that leads to the home, 4 × 6 in, for a sign or a sheet of your own.',
    medium: 'print',
    width: 288,
    height: 432,
    pages: ['Front'],
    occasion: null,
    photos: 0,
    draw: codeCard,
  },
  {
    key: 'door-hanger',
    name: 'Door hanger',
    group: 'Signs and cards',
    purpose: 'For door handles, 4¼ × 11 in. Never put it in mailboxes: they’re for mail only.',
    medium: 'print',
    width: 306,
    height: 792,
    pages: ['Front', 'Back'],
    occasion: null,
    photos: 2,
    draw: hanger,
  },
  {
    key: 'rider',
    name: 'Yard-sign rider',
    group: 'Signs and cards',
    purpose: 'The small board on a yard sign, 24 × 6 in, read from a car.',
    medium: 'print',
    width: 1728,
    height: 432,
    pages: ['Front', 'Back'],
    occasion: null,
    photos: 0,
    draw: rider,
  },
  {
    key: 'sign-in',
    name: 'Open-house sign-in',
    group: 'Signs and cards',
    purpose: 'A sheet where visitors of an open house leave their name, if they like.',
    medium: 'print',
    width: 612,
    height: 792,
    pages: ['Sheet'],
    occasion: 'open-house',
    photos: 0,
    draw: signIn,
  },
  {
    key: 'window-card',
    name: 'Window card',
    group: 'Signs and cards',
    purpose: 'A letter page across, for a window or an easel.',
    medium: 'print',
    width: 792,
    height: 612,
    pages: ['Front'],
    occasion: null,
    photos: 4,
    draw: windowCard,
  },
];
