import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#lib/contrast.ts';
import { mixColors, paletteOf } from '../../model/brand.ts';
import { usualBrandKit } from '../../model/brand-kit.ts';
import type { Content } from '../../model/content.ts';
import { findProblems } from '../../model/find-problems.ts';
import type { Mark, Page } from '../../model/layout/mark.ts';
import { OCCASION_WORDS } from '../../model/occasions.ts';
import { type Template, TEMPLATES } from '../../model/templates/index.ts';
import { layOut, partToShow } from './draw-material.ts';
import { missingLetters } from './letters.ts';

const photo = (id: number) => ({ id: `p${id}`, width: 2000, height: 1333, alt: 'A room', label: null });

const USUAL: Content = {
  occasion: 'just-listed',
  eyebrow: 'Just listed',
  headline: 'Three bedrooms on a corner lot near Linden Park',
  street: '1482 Foxglove Lane',
  city: 'Alder Bay, CO 80903',
  number: '1482',
  price: '$585,000',
  priceNote: 'was $610,000',
  facts: ['bedrooms', 'baths', 'sq ft', 'acres', 'built', 'garage spaces'].map((label, at) => ({ value: String(at + 1), label })),
  highlights: [
    'Gas range and pantry',
    'Hardwood floors',
    'Fenced back yard',
    'Two-car garage',
    'Central air',
    'Finished basement',
  ],
  sentences: Array.from({ length: 8 }, (_, at) => `Sentence ${at} says one more thing that is true of this house.`),
  openHouse: { day: 'Saturday, May 9', time: '1 to 3 PM' },
  callToAction: 'Come and see it',
  photos: Array.from({ length: 8 }, (_, at) => photo(at)),
  logo: { id: 'logo', width: 600, height: 200 },
  homeUrl: 'https://www.realty.example/api/q/k7m2p9qdab',
  originalsUrl: null,
  contact: {
    name: 'Ada Moreno',
    role: 'Listing agent',
    phone: '(719)\u00A0555\u20110142',
    email: 'ada@example.com',
    website: 'example.com',
    brokerage: 'Harbor & Hill Realty',
    brokeragePhone: '(719)\u00A0555\u20110100',
    brokerageAddress: '100 Main Street, Alder Bay',
    license: 'License no. 12345678',
  },
  showsEqualHousing: true,
  legal: ['The facts come from the seller and are not guaranteed. Please check what matters to you.'],
  returnAddress: ['Ada Moreno', '100 Main Street', 'Alder Bay, CO 80903'],
  palette: paletteOf({ primary: '#0f5d4a', accent: '#c2410c' }),
};

const CASES: Record<string, Content> = {
  usual: USUAL,
  'nothing known': {
    ...USUAL,
    headline: '',
    street: '',
    city: 'A home for sale',
    number: '',
    price: '',
    priceNote: '',
    facts: [],
    highlights: [],
    sentences: [],
    openHouse: null,
    callToAction: '',
    photos: [],
    logo: null,
    homeUrl: null,
    legal: [],
    returnAddress: [],
    showsEqualHousing: false,
    contact: {
      name: '',
      role: '',
      phone: '',
      email: '',
      website: '',
      brokerage: '',
      brokeragePhone: '',
      brokerageAddress: '',
      license: '',
    },
  },
  'the longest of everything, without photos': {
    ...USUAL,
    street: '12345 North Constitution-of-the-United-States Boulevard Extension Northwest #4B-1207',
    city: 'Truth or Consequences-Williamsburg, NM 87901-1234',
    headline: 'A four-bedroom house with a walled courtyard and an outdoor kitchen on two acres by a river',
    price: '$123,456,789',
    priceNote: 'was $129,999,999',
    photos: [],
    sentences: Array.from(
      { length: 40 },
      () => 'A long sentence says one more thing that is true of this house and of all its many rooms.',
    ),
    highlights: Array.from({ length: 12 }, () => 'A walled courtyard with an outdoor kitchen and a fireplace of stone'),
    callToAction: 'Come and see it on any day of the week before the sun goes',
    contact: {
      name: 'Bartholomew-Alexander Featherstonehaugh-Cholmondeley III',
      role: 'Listing agent',
      phone: '+1\u00A0(719)\u00A0555\u20110142\u00A0x12345',
      email: 'bartholomew.featherstonehaugh@very-long-brokerage-name.example',
      website: 'www.very-long-brokerage-name.example/bartholomew',
      brokerage: 'Featherstonehaugh, Cholmondeley & Marjoribanks International Realty Partners of New Mexico, LLC',
      brokeragePhone: '(505)\u00A0555\u20110100',
      brokerageAddress: '100 Main Street, Suite 1200, Albuquerque, NM 87101',
      license: 'License no. REC-2024-0123456',
    },
  },
  'one word without an end': { ...USUAL, street: 'W'.repeat(90), headline: 'M'.repeat(90), callToAction: 'M'.repeat(60) },
  'altered photos': {
    ...USUAL,
    photos: USUAL.photos.map((one) => ({ ...one, label: 'Altered: virtually renovated' })),
    originalsUrl: 'https://www.realty.example/shared/photos/k7m2p9qdab',
  },
};

const LONGEST = CASES['the longest of everything, without photos'] ?? USUAL;
CASES['the longest of everything, with altered photos'] = {
  ...LONGEST,
  photos: USUAL.photos.map((one) => ({ ...one, label: 'Altered: virtually renovated' })),
  originalsUrl: 'https://www.realty.example/shared/photos/k7m2p9qdab',
};

type Text = Extract<Mark, { kind: 'text' }>;
const isText = (mark: Mark): mark is Text => mark.kind === 'text';

/** From the top of its capitals to below its descenders. */
const boxOf = ({ x, y, width, size }: Text) => ({ left: x, right: x + width, top: y - size * 0.7, bottom: y + size * 0.2 });

describe.each(TEMPLATES.map((template) => [template.key, template] as const))('%s', (_key, template) => {
  it.each(Object.keys(CASES))('has a place for everything: %s', (name) => {
    const content = CASES[name] ?? USUAL;
    const occasion = template.occasion ?? content.occasion;
    const pages = layOut(template, { ...content, occasion, eyebrow: OCCASION_WORDS[occasion] });
    expect(pages).toHaveLength(template.pages.length);
    for (const { width, height, marks, fit } of pages) {
      expect(fit.overflow, 'something is cut off').toBe(0);
      const texts = marks.filter(isText);
      // Nothing that matters lies where the paper is cut.
      const margin = template.medium === 'print' ? 9 : 0;
      const boxes = texts.map(boxOf);
      for (const [at, box] of boxes.entries()) {
        expect(Math.min(box.left, box.top) >= margin - 0.6, `"${texts[at]?.text}" is at the edge`).toBe(true);
        expect(
          box.right <= width - margin + 0.6 && box.bottom <= height - margin + 0.6,
          `"${texts[at]?.text}" is at the edge`,
        ).toBe(true);
      }
      for (const [at, one] of boxes.entries())
        for (const [other, two] of boxes.entries()) {
          if (other <= at) continue;
          const isApart =
            one.right <= two.left + 0.5 ||
            two.right <= one.left + 0.5 ||
            one.bottom <= two.top + 0.6 ||
            two.bottom <= one.top + 0.6;
          expect(isApart, `"${texts[at]?.text}" lies over "${texts[other]?.text}"`).toBe(true);
        }
      const least = template.medium === 'print' ? 5 : 11;
      for (const { size, text } of texts) expect(size, text).toBeGreaterThanOrEqual(least);
    }
  });

  it('says who advertises, with the brokerage as large as the person, and shows no altered photo without its label', () => {
    const content = { ...(CASES['altered photos'] ?? USUAL), occasion: template.occasion ?? ('just-listed' as const) };
    const marks = layOut(template, content).flatMap((page) => page.marks);
    const texts = marks.filter(isText);
    const all = texts.map(({ text }) => text).join(' ');
    const sizeOf = (said: string) => Math.max(0, ...texts.filter(({ text }) => text.includes(said)).map(({ size }) => size));
    if (template.key !== 'rider') {
      expect(all).toContain('Ada Moreno');
      expect(all).toContain('License no. 12345678');
      expect(all).toContain('Equal Housing Opportunity');
      expect(sizeOf('Harbor')).toBeGreaterThanOrEqual(sizeOf('Ada Moreno') * 0.99);
    }
    expect(all).toContain('Harbor & Hill Realty');
    expect(sizeOf('Harbor')).toBeGreaterThanOrEqual(sizeOf('0142') / 2);
    const photos = marks.filter((mark) => mark.kind === 'picture' && mark.pictureId !== 'logo').length;
    expect(texts.filter(({ text }) => text.startsWith('Altered:'))).toHaveLength(photos);
    if (photos > 0 && template.medium !== 'html') expect(all).toMatch(/Untouched/);
  });
});

it('leaves no page of a home of which little is known mostly blank', () => {
  const bare = { ...USUAL, headline: '', facts: USUAL.facts.slice(0, 1), highlights: [], openHouse: null, logo: null };
  const words = USUAL.sentences.slice(0, 4);
  for (const photos of [[], [photo(0)], [photo(0), photo(1)]])
    for (const sentences of [[], words])
      for (const template of TEMPLATES)
        for (const [at, page] of layOut(template, { ...bare, photos, sentences }).entries())
          expect(
            [template.key, at, photos.length, sentences.length, blankShareOf(page, USUAL.palette.paper) < 0.25],
            'a page of which a quarter or more is blank',
          ).toEqual([template.key, at, photos.length, sentences.length, true]);
});

/** The share of a page's height in which nothing stands. */
function blankShareOf({ marks, height }: Page, paper: string): number {
  const spans = marks
    .filter((mark) => !(mark.kind === 'fill' && mark.color === paper))
    .map((mark): [number, number] => {
      if (mark.kind === 'line') return [mark.y1, mark.y2];
      if (mark.kind === 'text') return [mark.y - mark.size, mark.y];
      return [mark.y, mark.y + (mark.kind === 'shape' ? mark.side : mark.height)];
    });
  let [end, blank] = [0, 0];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    blank = Math.max(blank, from - end);
    end = Math.max(end, to);
  }
  return Math.max(blank, height - end) / height;
}

it('puts every word where it can be read, whatever the picture under it', () => {
  // Over a white wall: the veil alone has to make the difference.
  const contents = [{ ...USUAL, priceNote: 'was $610,000' }, CASES['the longest of everything, with altered photos'] ?? USUAL];
  const unreadable = contents.flatMap((content) =>
    TEMPLATES.flatMap((template) =>
      layOut(template, { ...content, occasion: template.occasion ?? 'just-listed' }).flatMap(({ marks }) =>
        marks.flatMap((mark, at) =>
          isText(mark) && contrastOf(mark.color, groundOf(mark, marks.slice(0, at))) < 4.5
            ? [`${template.key}: ${mark.text}`]
            : [],
        ),
      ),
    ),
  );
  expect(unreadable).toEqual([]);
});

/** What stands under a text at the height of its capitals, with white for any picture. */
function groundOf({ x, y, width, size }: Text, under: readonly Mark[]): string {
  const [middle, top] = [x + width / 2, y - size * 0.7];
  let ground = '#ffffff';
  for (const mark of under) {
    if (mark.kind !== 'fill' && mark.kind !== 'shade' && mark.kind !== 'picture') continue;
    const isOver = middle >= mark.x && middle <= mark.x + mark.width && top >= mark.y && top <= mark.y + mark.height;
    if (!isOver) continue;
    if (mark.kind === 'picture') ground = '#ffffff';
    else {
      const down = mark.kind === 'shade' ? Math.min(1, (top - mark.y) / mark.rise) : 1;
      ground = mixColors(ground, mark.color, mark.opacity * down);
    }
  }
  return ground;
}

it('says at least a sentence where there is any room for it', () => {
  // A long name and a long brokerage, as people have them.
  const contact = { ...LONGEST.contact, email: 'ada@example.com', website: '', brokerageAddress: '' };
  const content = { ...USUAL, street: LONGEST.street, contact, photos: USUAL.photos };
  for (const key of ['flyer-a5', 'brochure', 'window-card'])
    for (const template of TEMPLATES.filter((one) => one.key === key)) {
      const said = layOut(template, content).flatMap(({ marks }) => marks.filter(isText).map(({ text }) => text));
      expect(said.join(' '), key).toContain('Sentence 0');
    }
});

it('says the whole text on the address side of a postcard beside long names, whatever photos there are', () => {
  const contact = {
    ...USUAL.contact,
    name: 'Maria-Guadalupe Hernandez-Villalobos',
    brokerage: 'Cornerstone & Riverbend Downtown Realty Partners LLC',
    email: 'maria.hernandez@cornerstone-riverbend.example',
    website: 'www.mariahernandez.example',
    brokerageAddress: '1200 17th Street, Suite 2100, Denver',
  };
  const sentences = Array.from(
    { length: 4 },
    (_, at) => `Sentence ${at} says at its usual length what is true of this house and lot.`,
  );
  const altered = { photos: CASES['altered photos']?.photos ?? [], originalsUrl: USUAL.homeUrl };
  const short = TEMPLATES.filter(({ key }) => key.startsWith('postcard')).flatMap((template) =>
    [altered, ...[0, 1, 3].map((most) => ({ photos: USUAL.photos.slice(0, most) }))].flatMap((photos) => {
      const [, back] = layOut(template, { ...USUAL, contact, sentences, ...photos });
      return back?.fit.droppedSentences === 0 ? [] : [`${template.key} with ${photos.photos.length}`];
    }),
  );
  expect(short).toEqual([]);
});

it('leaves no hole in a page where one photo and one sentence are all there is', () => {
  const bare = {
    ...USUAL,
    facts: USUAL.facts.slice(0, 2),
    highlights: ['Wood stove'],
    sentences: ['This cabin has one bedroom.'],
    openHouse: null,
    logo: null,
    photos: [photo(0)],
  };
  const holes = TEMPLATES.flatMap((template) =>
    layOut(template, bare).flatMap(({ marks, width, height }, at) => {
      // Of an address side, the half with words.
      const half = template.key.startsWith('postcard') || template.key === 'brochure' ? width / 2 : 0;
      const page = { width, height, marks: marks.filter((mark) => half === 0 || at === 0 || isIn(mark, template.key, half)) };
      return blankShareOf(page, USUAL.palette.paper) < 0.3 ? [] : [`${template.key} ${at}`];
    }),
  );
  expect(holes).toEqual([]);
});

/** Whether a mark stands in the half with words: left on an address side, right inside a brochure. */
const isIn = (mark: Mark, key: string, half: number): boolean => {
  const x = mark.kind === 'line' ? mark.x1 : mark.x;
  return key === 'brochure' ? x >= half : x < half - 5;
};

it('says what a day and a time are for', () => {
  const silent = TEMPLATES.filter((template) => {
    const occasion = template.occasion ?? USUAL.occasion;
    const texts = layOut(template, { ...USUAL, occasion, eyebrow: OCCASION_WORDS[occasion] }).flatMap(({ marks }) =>
      marks.filter(isText).map(({ text }) => text),
    );
    const all = texts.join(' ');
    return all.includes('Saturday, May 9') && !/open house/i.test(all);
  });
  expect(silent.map(({ key }) => key)).toEqual([]);
});

it('draws a wide logo wide, in columns too', () => {
  const tall = TEMPLATES.filter((template) =>
    layOut(template, USUAL)
      .flatMap((page) => page.marks)
      .some((mark) => mark.kind === 'picture' && mark.pictureId === 'logo' && mark.width <= mark.height),
  );
  expect(tall.map(({ key }) => key)).toEqual([]);
});

it('lets nothing leave in letters that it cannot print', () => {
  const problemsWith = (more: Partial<Content>, medium: Template['medium'] = 'print') =>
    findProblems({
      medium,
      content: { ...USUAL, ...more },
      brand: { ...usualBrandKit('Ada'), role: 'agent', brokerageName: 'B', phone: '303 555 0142' },
      market: {
        status: 'Active',
        today: '2026-05-20',
        listedOn: '2026-05-01',
        repricedOn: null,
        price: 1,
        priceBefore: null,
        closePrice: null,
        hasOpenHouse: true,
      },
      state: 'CO',
      passed: [],
      isPublic: true,
      alteredWithoutOriginal: 0,
      isForOthers: true,
      missingLetters,
    });
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ headline: 'Casa Đorđević Дом ☀️' })).toEqual([]);
  expect(problemsWith({ contact: { ...USUAL.contact, name: '李明' } })).toMatchObject([
    { severity: 'blocker', place: 'brand', field: 'displayName', message: 'We can’t print 李明. Write “李明” in Latin letters.' },
  ]);
  expect(problemsWith({ sentences: ['A walk to 市場.'] })).toMatchObject([{ severity: 'blocker', place: 'words' }]);
  expect(problemsWith({ contact: { ...USUAL.contact, name: '李明' } }, 'html')).toEqual([]);
});

it('has at least 18 templates, each with a name of its own', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(18);
  expect(new Set(TEMPLATES.map(({ key }) => key)).size).toBe(TEMPLATES.length);
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
  expect(contrastOf(USUAL.palette.accent, USUAL.palette.paper)).toBeGreaterThan(4.5);
});

describe('the part of a photo that fits its place', () => {
  it('holds roof and foot of a home where a wide place shows two thirds of the height', () => {
    // As homes stand in photos: the ridge below a fifth of the height, the foot at three quarters.
    const { left, top, width, height } = partToShow({ width: 1536, height: 1024 }, { width: 630, height: 257 });
    expect({ left, width }).toEqual({ left: 0, width: 1536 });
    expect(top).toBeLessThanOrEqual(1024 * 0.18);
    expect(top + height).toBeGreaterThanOrEqual(1024 * 0.75);
  });

  it('lies within the photo, in the shape of the place, and in the middle of its width', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const size = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(size, size, (photo, place) => {
        const part = partToShow(photo, place);
        expect(part.left + part.width).toBeLessThanOrEqual(photo.width);
        expect(part.top + part.height).toBeLessThanOrEqual(photo.height);
        expect(Math.abs(photo.width - part.width - 2 * part.left)).toBeLessThanOrEqual(1);
        expect(part.width === photo.width || part.height === photo.height).toBe(true);
      }),
    );
  });
});
