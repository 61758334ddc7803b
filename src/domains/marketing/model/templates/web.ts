import type { Content } from '../content.ts';
import { down, type Frame, right, rule } from '../layout/frame.ts';
import { onPicture, partsOf } from './parts.ts';
import type { Template } from './template.ts';

/** The contents of an email in their order, as most mail programs show them. `server/html/write-email.ts` writes the same. */
function email(content: Content): Frame[] {
  const unit = 1.35;
  const p = partsOf(content, unit);
  return [
    down(
      { fill: p.palette.paper },
      p.photo(0, { grow: 1, least: 240 }),
      down(
        { padding: [24, 36, 20, 36], gap: 12 },
        p.eyebrow(),
        p.address(25),
        p.price(22),
        p.factLine(9.5, p.palette.ink),
        rule(p.palette.line),
        p.body(9.6, { most: 5 }),
        p.openHouse(15, 'paper'),
        p.strip({ size: 120 }, { from: 1, most: 2 }),
        down(
          { across: 240, fill: p.palette.primary, padding: [11, 20], radius: 6 },
          p.plain('See the home', 10.5, p.palette.onPrimary, { face: 'strong', lines: 1, align: 'center', leading: 1.2 }),
        ),
      ),
      down({ fill: p.palette.tint, padding: [18, 36], gap: 10 }, p.contact({ size: 9.6 }), p.legal({ size: 6.8 })),
    ),
  ];
}

/** The contents of a page of its own for a home, as it opens. `server/html/write-page.ts` writes the same. */
function page(content: Content): Frame[] {
  const unit = 2;
  const p = partsOf(content, unit);
  const over = partsOf(onPicture(content), unit);
  return [
    down(
      { fill: p.palette.paper },
      over.overPhoto(
        0,
        { grow: 1.4 },
        down(
          { padding: [0, 80, 48, 80], gap: 12 },
          over.eyebrow('primary', 9),
          over.address(30, 'primary'),
          over.price(22, 'primary'),
        ),
      ),
      down(
        { padding: [48, 80], gap: 36 },
        p.facts({ size: 17, most: 5 }),
        right(
          { gap: 60 },
          down({ grow: 1.6 }, p.body(8.4, { most: 6 })),
          content.highlights.length === 0 ? null : down({ grow: 1 }, p.highlights(7.6, { most: 6 })),
        ),
      ),
      content.photos.length < 2 ? null : down({ padding: [0, 80], grow: 0.6, least: 160 }, p.strip({ grow: 1 }, { most: 3 })),
      down({ padding: [36, 80], gap: 18 }, p.invitation(15, 'paper'), p.contact({ size: 9.4 }), p.legal({ size: 6.2 })),
    ),
  ];
}

export const WEB: readonly Template[] = [
  {
    key: 'email',
    name: 'Email',
    group: 'Email and web',
    purpose: 'For your own email program: send it to people who asked to hear from you.',
    medium: 'html',
    width: 600,
    height: 1100,
    pages: ['Email'],
    occasion: null,
    photos: 3,
    draw: email,
  },
  {
    key: 'property-page',
    name: 'Page of the home',
    group: 'Email and web',
    purpose: 'One file with everything in it, for your own website.',
    medium: 'html',
    width: 1200,
    height: 1800,
    pages: ['Page'],
    occasion: null,
    photos: 8,
    draw: page,
  },
];
