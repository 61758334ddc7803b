import { SOLD_BY_OWNER } from '#domains/listings/contract.ts';
import { isUnbuilt } from '#domains/optimizing/contract.ts';
import type { EditorFields } from '#domains/selling/contract.ts';
import { isNobodysEmail } from '#lib/email-shape.ts';
import { capitalize, formatLotArea, formatNumber, formatWholeDollars } from '#lib/format.ts';
import { advertisingRuleOf } from './advertising-rules.ts';
import { paletteOf } from './brand.ts';
import type { BrandKit } from './brand-kit.ts';
import type { Choices } from './choices.ts';
import type { Content, ContentContact, ContentPhoto } from './content.ts';
import { currentOccasion, type MarketFacts, type Occasion, OCCASION_WORDS } from './occasions.ts';
import type { Template } from './templates/index.ts';

type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** What materials are made of, besides the choices. */
export interface Sources {
  /** RESO fields as buyers see them. */
  fields: Readonly<Record<string, FieldValue>>;
  /** The same without those that contradict each other. */
  settled: EditorFields;
  market: MarketFacts;
  photos: readonly SourcePhoto[];
  openHouse: { day: string; time: string } | null;
  texts: { title: string; highlights: readonly Highlight[]; sentences: Readonly<Record<Choices['tone'], readonly string[]>> };
  brand: BrandKit;
  logo: Content['logo'];
  isDemonstration: boolean;
  urls: { home: string; originals: string };
}

interface Highlight {
  text: string;
  fields: readonly string[];
}

export interface SourcePhoto {
  id: string;
  width: number;
  height: number;
  alt: string;
  label: string | null;
  hasOriginal: boolean;
}

/** Everything that a material says and shows. The same sources and choices give the same. */
export function buildContent(template: Template, choices: Choices, sources: Sources): Content {
  const { fields, market, brand, openHouse } = sources;
  const occasion = template.occasion ?? choices.occasion ?? currentOccasion(market);
  const photos = choosePhotos(template, choices, sources.photos);
  const isOffered = occasion !== 'sold' && occasion !== 'under-contract';
  return {
    occasion,
    eyebrow: OCCASION_WORDS[occasion],
    headline: choices.headline ?? sources.texts.title,
    ...sayAddress(fields),
    ...(choices.showsPrice ? sayPrice(occasion, market) : { price: '', priceNote: '' }),
    facts: sayFacts(sources.settled, Number(market.today.slice(0, 4))),
    highlights: sayBeyondFigures(sources.texts.highlights),
    sentences: sayText(choices, sources),
    openHouse: isOffered ? openHouse : null,
    callToAction: isOffered ? choices.callToAction : '',
    photos,
    logo: sources.logo,
    homeUrl: sources.urls.home,
    originalsUrl: photos.some(({ label }) => label !== null) ? sources.urls.originals : null,
    contact: sayContact(brand, String(fields['StateOrProvince'] ?? '')),
    showsEqualHousing: brand.showsEqualHousing,
    legal: sayLegal(sources),
    returnAddress: brand.returnAddress.split('\n').flatMap((text) => (text.trim() === '' ? [] : [text.trim()])),
    palette: paletteOf({ primary: brand.primaryColor, accent: brand.accentColor }),
  };
}

function choosePhotos(template: Template, { photoIds }: Choices, photos: readonly SourcePhoto[]): ContentPhoto[] {
  const chosen = photoIds === null ? photos : photoIds.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return chosen.slice(0, template.photos).map(({ id, width, height, alt, label }) => ({ id, width, height, alt, label }));
}

const STREET = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'];

/** A withheld address leaves the place alone. */
function sayAddress(fields: Sources['fields']): Pick<Content, 'street' | 'city' | 'number'> {
  const text = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]).trim() : '');
  const isShown = fields['InternetAddressDisplayYN'] !== false;
  const unit = text('UnitNumber') === '' ? '' : ` #${text('UnitNumber')}`;
  const street = STREET.flatMap((name) => (text(name) === '' ? [] : [text(name)])).join(' ');
  const region = [text('StateOrProvince'), text('PostalCode')].filter((part) => part !== '').join(' ');
  const city = [text('City'), region].filter((part) => part !== '').join(', ');
  return {
    street: isShown && street !== '' ? `${street}${unit}` : '',
    city: city === '' ? (street === '' || !isShown ? 'A home for sale' : '') : city,
    number: isShown ? text('StreetNumber') : '',
  };
}

function sayPrice(occasion: Occasion, { price, priceBefore, closePrice }: MarketFacts): Pick<Content, 'price' | 'priceNote'> {
  if (occasion === 'sold')
    return closePrice === null
      ? { price: '', priceNote: '' }
      : { price: formatWholeDollars(closePrice), priceNote: 'sale price' };
  if (price === null) return { price: '', priceNote: '' };
  return {
    price: formatWholeDollars(price),
    priceNote: occasion === 'new-price' && priceBefore !== null ? `was ${formatWholeDollars(priceBefore)}` : '',
  };
}

/** `year` is the current one: nothing was built in a year to come. */
function sayFacts(fields: Sources['settled'], year: number): Content['facts'] {
  const number = (name: string) => (typeof fields[name] === 'number' && fields[name] > 0 ? fields[name] : undefined);
  const [beds, area, lot, built, cars] = ['BedroomsTotal', 'LivingArea', 'LotSizeSquareFeet', 'YearBuilt', 'GarageSpaces'].map(
    number,
  );
  const [lotValue = '', ...lotUnit] = lot === undefined ? [] : formatLotArea(lot).split(' ');
  return [
    ...(beds === undefined ? [] : [{ value: formatNumber(beds), label: beds === 1 ? 'bedroom' : 'bedrooms' }]),
    ...sayBaths(number('BathroomsFull') ?? 0, number('BathroomsHalf') ?? 0),
    ...(area === undefined ? [] : [{ value: formatNumber(area), label: 'sq ft' }]),
    ...(lot === undefined ? [] : [{ value: lotValue, label: lotUnit.join(' ') === 'sq ft' ? 'sq ft lot' : lotUnit.join(' ') }]),
    ...(built === undefined || built > year || isUnbuilt({ fields }) ? [] : [{ value: String(built), label: 'built' }]),
    ...(cars === undefined ? [] : [{ value: formatNumber(cars), label: cars === 1 ? 'garage space' : 'garage spaces' }]),
  ];
}

/** Fields that the row of figures says. */
const IN_FIGURES = new Set([
  'BedroomsTotal',
  'BathroomsFull',
  'BathroomsHalf',
  'LivingArea',
  'LotSizeSquareFeet',
  'YearBuilt',
  'GarageSpaces',
]);

/** What the row of figures does not say: "Corner lot" of "9,000 sq ft corner lot", "Attached garage" of "Attached two-car garage". */
function sayBeyondFigures(highlights: readonly Highlight[]): string[] {
  return highlights.flatMap(({ text, fields }) => {
    if (!fields.some((field) => IN_FIGURES.has(field))) return [text];
    if (fields.every((field) => IN_FIGURES.has(field))) return [];
    return [capitalize(text.replace(/^[\d,.]+(?:-acre| sq ft) /, '').replace(/\b\w+-car /i, ''))];
  });
}

/** One half bath is "2.5 baths"; two are not one more bath. */
function sayBaths(full: number, half: number): Content['facts'] {
  const one = (count: number, what: string) =>
    count === 0 ? [] : [{ value: formatNumber(count, 1), label: count <= 1 ? what : `${what}s` }];
  if (half < 2 && full > 0) return one(full + half / 2, 'bath');
  return [...one(full, 'full bath'), ...one(half, 'half bath')];
}

/** Sentences, so that a material with little place can leave out the last ones. */
function sayText({ textFrom, tone, ownText }: Choices, { texts, fields }: Sources): string[] {
  if (textFrom === 'facts') return [...texts.sentences[tone]];
  const text = textFrom === 'own' ? ownText : fields['PublicRemarks'];
  return typeof text === 'string' ? splitText(text) : [];
}

/** Sentences of a text as somebody typed it. */
const splitText = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|\p{N}|["“(])/u)
    .flatMap((sentence) => (sentence.trim() === '' ? [] : [sentence.trim()]));

const ROLE_WORDS = { owner: SOLD_BY_OWNER, agent: 'Listing agent', broker: 'Broker' } as const;
/** A phone number never breaks at the end of a line. */
const keepTogether = (text: string) => text.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');

function sayContact(brand: BrandKit, state: string): ContentContact {
  const isOwner = brand.role === 'owner';
  const { licenseWords } = advertisingRuleOf(state);
  return {
    name: brand.displayName,
    role: ROLE_WORDS[brand.role],
    phone: keepTogether(brand.phone),
    email: isNobodysEmail(brand.email) ? '' : brand.email,
    website: brand.website,
    brokerage: isOwner ? '' : brand.brokerageName,
    brokeragePhone: isOwner ? '' : keepTogether(brand.brokeragePhone),
    brokerageAddress: isOwner ? '' : brand.brokerageAddress,
    license: isOwner || brand.licenseNumber === '' ? '' : `${licenseWords} ${brand.licenseNumber}`.replace('# ', '#'),
  };
}

function sayLegal({ brand, isDemonstration }: Sources): string[] {
  return [
    brand.role === 'owner'
      ? 'The facts come from the owner. Please check what matters to you.'
      : 'The facts come from the seller and are not guaranteed. Please check what matters to you.',
    ...(isDemonstration ? ['A demonstration: this home does not exist, and its pictures are illustrations.'] : []),
  ];
}
