import type { Content, ContentPhoto } from '../content.ts';
import { drawCode, EQUAL_HOUSING_PATH } from '../codes.ts';
import { type Align, down, type Frame, layers, type Place, right, rule, shade, space, words } from '../layout/frame.ts';
import { OCCASION_WORDS } from '../occasions.ts';

/** The two grounds that words stand on. */
export type Ground = 'paper' | 'primary';

/** A phone number and an address of mail that are longer together stand below each other. */
const MOST_IN_CONTACT_LINE = 44;

interface CodeOptions {
  ground?: Ground;
  level?: 'M' | 'Q';
  /** The words stand below it, or beside it. */
  below?: boolean;
  /** It stands among frames below each other. */
  inColumn?: boolean;
}

/** Dark enough for small white words over a white wall: 5.5 to 1. It begins above them, and grows darker to the foot. */
const VEIL = { color: '#0d1110', opacity: 0.7, foot: 0.88, rise: 64 } as const;

/** The parts of a material in one size: `unit` is 1 on a letter page. */
export function partsOf(content: Content, unit: number) {
  const { palette } = content;
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

  const eyebrow = (ground: Ground = 'paper', size = 9, align: Align = 'start') =>
    label(content.eyebrow, { color: on(ground).accent, size, align });

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

  /** A picture, or the number of the house where there is none. */
  const photo = (at: number, place: Place = { grow: 1 }, ground: Ground = 'paper', labelAt: 'head' | 'foot' = 'foot'): Frame => {
    const shown: ContentPhoto | undefined = content.photos[at];
    if (shown !== undefined)
      return {
        kind: 'picture',
        ...place,
        pictureId: shown.id,
        alt: shown.alt,
        fit: 'cover',
        radius: 0,
        label: shown.label,
        labelSize: Math.max(6.4, 7 * unit),
        labelAt,
      };
    const size = Math.min(170 * unit, place.size ?? 170 * unit);
    return down(
      { ...place, fill: ground === 'paper' ? palette.tint : palette.primary, justify: 'center', padding: 14 * unit },
      words(content.number === '' ? content.city : content.number, {
        face: 'display-light',
        fontSize: size,
        leastSize: 10 * unit,
        color: on(ground).head,
        lines: 1,
        leading: 1,
        tracking: -0.03,
        align: 'center',
      }),
    );
  };

  /** The pictures after the first, beside each other; nothing if there are none. */
  const strip = (
    place: Place,
    { from = 1, most = 3, gap = 6 }: { from?: number; most?: number; gap?: number } = {},
  ): Frame | null => {
    const shown = content.photos.slice(from, from + most);
    if (shown.length === 0) return null;
    return right({ ...place, gap: gap * unit }, ...shown.map((_, index) => photo(from + index)));
  };

  /** A code with words beside or below it; nothing without an address. */
  const code = (
    url: string | null,
    {
      side,
      caption,
      ground = 'paper',
      level = 'M',
      below = true,
      inColumn = false,
    }: CodeOptions & { side: number; caption: string },
  ): Frame | null => {
    if (url === null) return null;
    const { path, of } = drawCode(url, level);
    const shape: Frame = {
      kind: 'shape',
      side,
      of,
      path,
      color: '#141816',
      ground: '#ffffff',
      alt: caption,
      align: below ? 'center' : 'start',
      size: side,
    };
    const text = plain(caption, Math.max(6.5, (side / unit) * 0.095), on(ground).soft, {
      align: below ? 'center' : 'start',
      leading: 1.25,
      lines: below ? 2 : 3,
    });
    return below
      ? down({ gap: 3 * unit, ...(inColumn ? { across: side } : { size: side }) }, shape, text)
      : right({ gap: 8 * unit, align: 'center' }, shape, down({ grow: 1, justify: 'center' }, text));
  };
  const homeCode = (side: number, options: CodeOptions & { caption?: string } = {}) =>
    code(content.homeUrl, { side, caption: 'Photos and times', ...options });

  const isAltered = content.originalsUrl !== null;
  /** The way to the originals of altered pictures; nothing if none is altered. */
  const originalsCode = (side: number, options: CodeOptions = {}) =>
    code(content.originalsUrl, { side, caption: 'Untouched photos', ...options });

  const logo = (height: number, most: number): Frame | null => {
    if (content.logo === null) return null;
    const { id, width, height: tall } = content.logo;
    const scaled = Math.min((height * width) / tall, most);
    return {
      kind: 'picture',
      pictureId: id,
      alt: 'Logo',
      fit: 'contain',
      radius: 0,
      label: null,
      labelSize: 0,
      labelAt: 'foot',
      size: scaled,
      across: height,
    };
  };

  /** Who answers. The brokerage is as large as the person, beside the phone. */
  const contact = ({
    ground = 'paper',
    size = 12,
    align = 'start',
  }: { ground?: Ground; size?: number; align?: Align } = {}): Frame => {
    const { name, role, phone, email, website, brokerage, license, brokeragePhone, brokerageAddress } = content.contact;
    const { ink, soft } = on(ground);
    const line = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
    const both = line([phone, email]);
    const ways = [...(both.length > MOST_IN_CONTACT_LINE ? [phone, email] : [both]), website].filter((text) => text !== '');
    const small = Math.max(7, size * 0.72);
    return down(
      { gap: 1.5 * unit },
      name === '' ? null : plain(name, size, ink, { face: 'strong', lines: 2, leading: 1.25, align }),
      brokerage === '' ? null : plain(brokerage, size, ink, { face: 'strong', lines: 2, leading: 1.25, align }),
      line([role, license]) === '' ? null : plain(line([role, license]), small, soft, { lines: 2, leading: 1.3, align }),
      ...ways.map((text) => plain(text, small * 1.08, ink, { face: 'medium', lines: 2, leading: 1.35, align })),
      line([brokeragePhone, brokerageAddress]) === ''
        ? null
        : plain(line([brokeragePhone, brokerageAddress]), small, soft, { lines: 2, leading: 1.3, align }),
    );
  };

  /** The mark of equal housing, what the law wants said, and the code to the originals, or what stands there instead. */
  const legal = ({
    ground = 'paper',
    size = 6.5,
    mark = 26,
    codeSide = 58,
    end = originalsCode(codeSide, { ground }),
  }: { ground?: Ground; size?: number; mark?: number; codeSide?: number; end?: Frame | null } = {}): Frame => {
    const { soft } = on(ground);
    const text = content.legal.join(' ');
    const house: Frame | null = content.showsEqualHousing
      ? {
          kind: 'shape',
          side: mark,
          of: 100,
          path: EQUAL_HOUSING_PATH,
          color: soft,
          ground: null,
          alt: 'Equal Housing Opportunity',
          align: 'start',
          size: mark,
        }
      : null;
    const said = down(
      { grow: 1, gap: 1 * unit, justify: 'center' },
      content.showsEqualHousing
        ? plain('Equal Housing Opportunity', size, soft, { face: 'medium', lines: 1, leading: 1.3 })
        : null,
      text === '' ? null : plain(text, size, soft, { leading: 1.35 }),
    );
    return right({ gap: 8 * unit, align: 'center' }, house, said, end);
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

  /** White words over the foot of a picture, on a veil as tall as they are. Without one, the number stands above them. */
  const overPhoto = (at: number, place: Place, said: Frame): Frame =>
    content.photos[at] === undefined
      ? layers(
          place,
          down({ fill: palette.primary }, photo(at, { grow: 1 }, 'primary'), space({ grow: 0.9 })),
          down({}, space(), said),
        )
      : layers(
          place,
          photo(at, { grow: 1 }, 'paper', 'head'),
          down(
            {},
            space(),
            layers({}, shade({ ...VEIL, rise: VEIL.rise * unit }), down({}, space({ size: VEIL.rise * unit }), said)),
          ),
        );

  return {
    palette,
    on,
    label,
    eyebrow,
    serif,
    plain,
    address,
    price,
    facts,
    factLine,
    body,
    highlights,
    photo,
    strip,
    code,
    homeCode,
    isAltered,
    originalsCode,
    logo,
    contact,
    legal,
    callToAction,
    openHouse,
    invitation,
    overPhoto,
  };
}

/** The same contents with white words on the primary color, for materials whose words stand on a picture. */
export const onPicture = (content: Content): Content =>
  content.photos.length === 0
    ? content
    : { ...content, palette: { ...content.palette, onPrimary: '#ffffff', onPrimarySoft: '#e4e7e5' } };
