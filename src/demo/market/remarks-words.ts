import { sayCount, sayNumber } from '#lib/say-number.ts';
import type { District, Parcel } from '#demo/city/types.ts';
import type { HomeFeatures } from './home-features.ts';
import type { Home, HomeStyle, SaleCondition } from './types.ts';

/** Everything a description may mention; it claims nothing else. */
export interface RemarkFacts {
  home: Home;
  features: HomeFeatures;
  parcel: Parcel;
  district: District;
  /** Names as they may be printed; null where a name could be read as a wish about people. */
  placeName: string | null;
  parkName: string | null;
  waterName: string | null;
  newConstruction: boolean;
  condition: SaleCondition;
}

/** Words that say, or can be read to say, who should live somewhere; and claims nobody can check. */
const FORBIDDEN =
  /\b(famil(y|ies)|safe(ty|r|st)?|crime|exclusive|exclusivity|walking distance|walk to|steps from|schools?|church(es)?|chapel|temple|synagogue|mosque|parish|cathedral|mission|kids?|child(ren)?|couples?|singles|bachelors?|mature|executives?|master|adults?|seniors?|retire(d|es|ment)?|elderly|young|handicap(ped)?|able-bodied|disabled|ethnic|christian|jewish|muslim|catholic|hispanic|asian|indian|african|immigrants?|perfect for|ideal for|great for|right for|integrated|restricted|neighbors|prestigious|sought-after|upscale|desirable|man|men|woman|women|gentlem[ae]n|lady|ladies|he|she|his|hers?|nanny|maid|in-law|mother|father|parents?|nest(er|ers)?|starter|professionals?|students?|quiet|private|(gated|planned|close-knit) community|people|persons?|residents?|tenants?|owners?|guests?|everyone|anyone)\b/i;

/** The first forbidden word in a text, or null. */
export function forbiddenWordIn(text: string): string | null {
  return FORBIDDEN.exec(text)?.[0] ?? null;
}

export function grouped(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 'a', 'a and b', 'a, b and c'. */
export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function withArticle(noun: string): string {
  return `${/^([aei]|o(?!ne)|8|11|18|un[^i])/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** 0.14 acre to the record's two decimals. */
export function acresOf(lotSqft: number): string {
  return (Math.round((lotSqft / 43_560) * 100) / 100).toFixed(2).replace(/\.?0+$/, '');
}

/** Bedrooms and baths as list items: 'three bedrooms', 'two full baths', 'a half bath'. */
export function roomParts(home: Home): string[] {
  const parts = home.bedrooms === 0 ? [] : [sayCount(home.bedrooms, 'bedroom')];
  parts.push(sayCount(home.bathsFull, home.bathsHalf === 0 ? 'bath' : 'full bath'));
  if (home.bathsHalf > 0) parts.push(home.bathsHalf === 1 ? 'a half bath' : sayCount(home.bathsHalf, 'half bath'));
  return parts;
}

const STYLE_NOUNS: Readonly<Record<HomeStyle, readonly string[]>> = {
  Bungalow: ['bungalow'],
  'Cape Cod': ['Cape Cod', 'Cape Cod house'],
  Colonial: ['colonial', 'Colonial-style house'],
  Contemporary: ['contemporary', 'contemporary home', 'contemporary house'],
  Craftsman: ['Craftsman', 'Craftsman home', 'Craftsman house'],
  Farmhouse: ['farmhouse', 'farmhouse-style home'],
  Mediterranean: ['Mediterranean-style home', 'Mediterranean-style house'],
  'Mid-Century Modern': ['mid-century modern', 'mid-century home', 'mid-century house'],
  Modern: ['modern home', 'modern house'],
  'Queen Anne': ['Queen Anne', 'Queen Anne house'],
  Ranch: ['ranch', 'ranch house', 'rambler'],
  'Split Level': ['split-level', 'split-level home'],
  Traditional: ['house', 'home'],
  Tudor: ['Tudor', 'Tudor-style house'],
  Victorian: ['Victorian', 'Victorian house'],
};

/** Names for the home in running text. */
export function nounsFor(home: Home): readonly string[] {
  switch (home.type) {
    case 'Single Family Residence':
      return STYLE_NOUNS[home.style];
    case 'Townhouse':
      return ['townhouse', 'townhome'];
    case 'Condominium':
      return home.bedrooms === 0 ? ['studio', 'studio condo'] : ['condo', 'condominium'];
    case 'Manufactured Home':
      return ['manufactured home'];
    case 'Quadruplex':
      return ['fourplex'];
    case 'Multi Family':
      return [`${sayNumber(home.dwellingUnits)}-unit building`];
    default:
      return [home.type.toLowerCase()];
  }
}

/** The verb that fits a list: 'a pantry adds', 'stone counters add', 'an island and a pantry add'. */
export function agreeing(list: string, singular: string, plural: string): string {
  return list.includes(' and ') || /(counters|floors|ceilings|appliances|beds|bookcases|cabinets|fireplaces)$/.test(list)
    ? plural
    : singular;
}
