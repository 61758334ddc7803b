import { isRecord } from '#lib/json-value.ts';
import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { attributesOf, decodeEntities, findElements } from './page-text.ts';

/** What a page about a home says of it, as far as it says so for programs. */
export interface ReadPage {
  title: string;
  description: string;
  /** The page gives the beginning of its text alone. */
  isCut: boolean;
  facts: { field: string; value: string | number }[];
}

const HOMES = new Map([
  ['RealEstateListing', null],
  ['Residence', null],
  ['House', null],
  ['Accommodation', null],
  ['Apartment', null],
  ['Product', null],
  ['SingleFamilyResidence', 'Single Family Residence'],
]);
/** Where one thing says what it is about; lists of other homes are not among them. */
const ABOUT = ['mainEntity', 'about', 'itemOffered', 'offers'];
const DEEPEST = 6;
const CUT = /(?:…|\.\.\.)$/;
const SQUARE_FEET_OF = new Map([
  ['FTK', 1],
  ['SQFT', 1],
  ['SQ FT', 1],
  ['SQUARE FEET', 1],
  ['MTK', 10.763_91],
  ['SQM', 10.763_91],
  ['M2', 10.763_91],
  ['ACR', SQFT_PER_ACRE],
  ['ACRE', SQFT_PER_ACRE],
  ['ACRES', SQFT_PER_ACRE],
]);

/**
 * Reads the structured data (schema.org) and the descriptions for search engines of a page. Of several homes on a page it reads the
 * one that the page is about, and of what it cannot be sure it says nothing.
 */
export function readListingPage(html: string): ReadPage {
  const meta = readMeta(html);
  const home = findHome(html);
  const texts = [textOf(home?.['description']), meta.get('og:description') ?? '', meta.get('description') ?? ''];
  const [description = ''] = texts.map(cleanText).toSorted((a, b) => b.length - a.length);
  const title = cleanLine(textOf(home?.['name']) || (meta.get('og:title') ?? meta.get('title') ?? ''));
  return { title, description, isCut: CUT.test(description), facts: home === undefined ? [] : readFacts(home) };
}

function readMeta(html: string): Map<string, string> {
  const meta = new Map<string, string>();
  for (const { name, attributes, content } of findElements(html, ['meta', 'title'])) {
    const given = attributesOf(attributes);
    const key = name === 'title' ? 'title' : (given.get('property') ?? given.get('name') ?? '').toLowerCase();
    const value = name === 'title' ? decodeEntities(content) : (given.get('content') ?? '');
    if (key !== '' && value !== '' && !meta.has(key)) meta.set(key, value);
  }
  return meta;
}

type Thing = Record<string, unknown>;

/** The home that the page is about, with what its parts say of it. */
function findHome(html: string): Thing | undefined {
  for (const { attributes, content } of findElements(html, ['script'])) {
    if (attributesOf(attributes).get('type')?.toLowerCase() !== 'application/ld+json') continue;
    const told = parse(content);
    const things = listOf(told).flatMap((one) => (isRecord(one) && '@graph' in one ? listOf(one['@graph']) : [one]));
    const found = things.find((one): one is Thing => isRecord(one) && isHome(one));
    if (found !== undefined) return flatten(found, 0);
  }
  return undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter((type) => typeof type === 'string');
const isHome = (thing: Thing) => typesOf(thing).some((type) => HOMES.has(type));

/** What the outer thing says goes before what its parts say; a kind of home is known once one of them says it. */
function flatten(thing: Thing, depth: number): Thing {
  const parts = depth < DEEPEST ? ABOUT.flatMap((name) => (isRecord(thing[name]) ? [flatten(thing[name], depth + 1)] : [])) : [];
  const types = [thing, ...parts].flatMap(typesOf);
  return { ...parts.toReversed().reduce<Thing>((all, part) => ({ ...all, ...part }), {}), ...thing, '@type': types };
}

function readFacts(home: Thing): ReadPage['facts'] {
  const facts: ReadPage['facts'] = [];
  const add = (field: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') facts.push({ field, value });
  };
  const address = isRecord(home['address']) ? home['address'] : {};
  const baths = numberOf(home['numberOfBathroomsTotal']);
  // By the custom of the trade, 2.5 are two full ones and a half one; of three nobody knows how many are full.
  const split = baths !== undefined && baths % 1 === 0.5 ? Math.floor(baths) : undefined;
  add('PropertySubType', typesOf(home).flatMap((type) => HOMES.get(type) ?? [])[0]);
  add('BedroomsTotal', wholeOf(home['numberOfBedrooms']));
  add('BathroomsFull', wholeOf(home['numberOfFullBathrooms']) ?? split);
  add('BathroomsHalf', wholeOf(home['numberOfPartialBathrooms']) ?? (split === undefined ? undefined : 1));
  add('LivingArea', areaOf(home['floorSize']));
  add('LotSizeSquareFeet', areaOf(home['lotSize']));
  add('YearBuilt', wholeOf(home['yearBuilt']));
  add('City', cleanLine(textOf(address['addressLocality'])));
  add('StateOrProvince', cleanLine(textOf(address['addressRegion'])));
  return facts;
}

function numberOf(value: unknown): number | undefined {
  if (isRecord(value)) return numberOf(value['value']);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.replaceAll(',', '').trim() : '';
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}

function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** In square feet; nothing without a unit. */
function areaOf(value: unknown): number | undefined {
  if (!isRecord(value)) return undefined;
  const unit = textOf(value['unitCode']) || textOf(value['unitText']);
  const factor = SQUARE_FEET_OF.get(unit.toUpperCase().replaceAll('.', '').trim());
  const number = numberOf(value['value']);
  return factor === undefined || number === undefined ? undefined : Math.round(number * factor);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? decodeEntities(value) : '');

const cleanLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function cleanText(text: string): string {
  const lines = text
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .split('\n')
    .map(cleanLine);
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
