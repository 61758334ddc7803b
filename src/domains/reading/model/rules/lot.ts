import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { type Draft, type Found, numberOf, type Rule, rule, setFilter } from '../draft.ts';
import { measureRules, toSquareFeet } from './measure-rules.ts';

const PARTS: Partial<Record<string, number>> = { quarter: 0.25, third: 1 / 3, half: 0.5, an: 1 };

function readPartsOfAcres(found: Found, draft: Draft): boolean {
  const acresOf = (said: string) => PARTS[said] ?? Number(said);
  const [low, high] = [acresOf(found.groups['low'] ?? ''), acresOf(found.groups['high'] ?? 'an')];
  if (!(high > low)) return false;
  setFilter(draft, found, 'lot_sqft_min', toLotSquareFeet(low));
  setFilter(draft, found, 'lot_sqft_max', toLotSquareFeet(high));
  return true;
}

function toLotSquareFeet(acres: number): number {
  return Math.round(acres * SQFT_PER_ACRE);
}

function toSquareFeetOfLand(hectares: number): number {
  return toSquareFeet(hectares * 10_000);
}

const LOT = '(?:lots?|lot size|land|yard|parcel|property|plot|ground|garden|terrain|grundstuck|terreno|parcela)';
/** "Lot of", "lot size must be". */
const IS = '(?: (?:of|size|is|:|must be|should be|has to be|have to be|needs to be|ought to be|to be))*';
// In "180 sqm plot 600 sqm" the plot is of what follows it.
const LOT_AFTER = `${LOT}(?!(?: (?:of|size|is|:|=))* ?\\d)(?! (?:to build|for building|only))`;

const IN_HOME =
  /^(?:casa|haus|recamaras?|cuartos?|habitaci[oó]n|habitaciones|dormitorios?|zimmern?|schlafzimmern?|banos?|bad|bader|beds?|bedrooms?|br|bd)$/;

/** How large the land is. */
export const lotRules: Rule[] = [
  // "Terreno de 800 m2, 4 recámaras": the lot of a home.
  rule(
    '(?:terreno|parcela|lote|grundstuck) (?:de|von|mit)(?: (?:unos|al menos|minimo|etwa|mindestens))* {n:a} ?{sqm}',
    (found, draft) => {
      if (!draft.line.some(({ word }) => IN_HOME.test(word))) return false;
      setFilter(draft, found, 'lot_sqft_min', toSquareFeet(numberOf(found, 'a') ?? 0));
      return true;
    },
  ),
  // "Acreage, 5+".
  rule(
    'acreage(?: (?:,|:|of|at least|around|about|minimum|min))* {n:a}(?: (?:\\+|{more}))?(?= (?:[,.;]|and|with)(?: |$)|$)',
    (found, draft) => setFilter(draft, found, 'lot_sqft_min', toLotSquareFeet(numberOf(found, 'a') ?? 0)),
  ),
  // "Half acre to an acre", "a quarter to half an acre"
  rule(
    '(?:(?:between|from) )?(?:an? )?(?<low>half|quarter|third)(?: of)?(?: (?:an?|1))?(?: {acre})? (?:to|and|-|up to) (?:an? )?(?<high>half|an|1|\\d+(?:\\.\\d+)?)?(?: (?:an?|full|whole))* ?{acre}',
    readPartsOfAcres,
  ),
  rule('(?:(?:between|from) )?(?<low>\\d*\\.?\\d+) ?{acre} (?:to|-|up to) an (?:full |whole )?{acre}', readPartsOfAcres),
  rule('{lt} (?:a )?half (?:an? )?{acre}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE / 2)),
  rule('(?:an|1|a full|a whole) {acre} {less}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE)),
  rule('(?:a )?half (?:an? )?{acre} {less}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE / 2)),
  rule('{lt} (?:an?|1) {acre}', (found, draft) => setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE)),
  rule('{lt} (?:a )?quarter (?:of an? )?(?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_max', SQFT_PER_ACRE / 4),
  ),
  rule(
    '(?:(?:an?|1) )?(?:flat|level|usable|wooded|cleared|private|fenced|open|full|whole|solid|nice|good) acre(?: {more})?|(?<!\\d )(?<!of an )(?<!half )(?<!quarter )acre {more}',
    (found, draft) => setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE),
  ),
  rule('half {acre}(?: {more})?|(?:a )?half (?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE / 2),
  ),
  rule('(?:a )?quarter (?:of an? )?(?:an? )?{acre}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE / 4),
  ),
  rule('(?:(?:{gt}|on|with) )?(?:an|a full|a whole) {acre}(?: {more})?', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', SQFT_PER_ACRE),
  ),
  ...measureRules({
    unit: '(?:hect?areas?|hectares?|hektar|ettari|ha)',
    convert: toSquareFeetOfLand,
    min: 'lot_sqft_min',
    max: 'lot_sqft_max',
    most: 100_000,
  }),
  ...measureRules({
    unit: `{sqm} (?:of )?${LOT_AFTER}`,
    convert: toSquareFeet,
    min: 'lot_sqft_min',
    max: 'lot_sqft_max',
    most: 1e9,
  }),
  rule(`${LOT}${IS}(?: {gt})? (?<a>{n}) ?{sqm}(?: {more})?`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', toSquareFeet(numberOf(found, 'a') ?? 0)),
  ),
  ...measureRules({
    unit: '(?:(?:fenced|flat|wooded|usable|level|cleared|private|open|full|rolling|fertile|treed) )?{acre}',
    convert: toLotSquareFeet,
    min: 'lot_sqft_min',
    max: 'lot_sqft_max',
    most: 100_000,
  }),
  ...measureRules({
    unit: `{sqft} (?:of )?${LOT_AFTER}`,
    convert: Math.round,
    min: 'lot_sqft_min',
    max: 'lot_sqft_max',
    most: 1e9,
  }),
  rule(`${LOT}${IS}(?: {gt})? (?<a>{n})(?: ?(?<a_k>k|thousand))? ?{sqft}(?: {more})?`, readLot),
  rule(`${LOT}${IS} (?:{between} )?(?<a>{n}) ?{to} (?<b>{n}) ?{sqft}`, (found, draft) => {
    setFilter(draft, found, 'lot_sqft_min', Math.min(numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0));
    setFilter(draft, found, 'lot_sqft_max', Math.max(numberOf(found, 'a') ?? 0, numberOf(found, 'b') ?? 0));
  }),
  rule(`${LOT} , (?:{gt} )?(?<a>{n}) ?{sqft}(?: {more})?`, (found, draft) => {
    if ((numberOf(found, 'a') ?? 0) < LEAST_LOT_APART_SQFT) return false;
    readLot(found, draft);
    return true;
  }),
  rule(`${LOT}${IS} (?:{gt} (?<a>\\d{4,6})|(?<b>\\d{4,6}) ?{more})(?! ?(?:k|dollars))`, readLot),
  rule('(?:lots?|lot size|yard) (?:{gt} (?<a>\\d{1,2}(?:\\.\\d)?) ?k|(?<b>\\d{1,2}(?:\\.\\d)?) ?k ?{more})', readThousandsOfLot),
  rule('(?:an? )?(?<a>\\d{4,6})(?: (?:foot|feet|ft))? (?:lots?|lot size)(?: {more})?', readLot),
  rule('(?<a>\\d{1,2}(?:\\.\\d)?) ?k(?: {more})? (?:sqft )?(?:lots?|lot size)', readThousandsOfLot),
  rule(`${LOT}${IS} {lt} (?<a>{n}) ?{sqft}`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_max', numberOf(found, 'a') ?? 0),
  ),
  // "Small lot, under 4,000 square feet".
  rule('(?:small|smaller|tiny|little|compact) (?:lots?|yards?|parcels?)(?: size)? , {lt} (?<a>{n}) ?{sqft}', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_max', numberOf(found, 'a') ?? 0),
  ),
  rule('(?<a>\\d{2,4}) ?(?:x|by) ?(?<b>\\d{2,4})(?: ?(?:feet|foot|ft))? (?:lots?|parcel|plot)(?: {more})?', (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', Number(found.groups['a']) * Number(found.groups['b'])),
  ),
  rule(`${LOT}${IS}(?: {gt})? (?<a>\\d{2,4}) ?(?:x|by) ?(?<b>\\d{2,4})(?: ?(?:feet|foot|ft))?(?: {more})?`, (found, draft) =>
    setFilter(draft, found, 'lot_sqft_min', Number(found.groups['a']) * Number(found.groups['b'])),
  ),
];

function readLot(found: Found, draft: Draft): void {
  setFilter(draft, found, 'lot_sqft_min', numberOf(found, 'a') ?? numberOf(found, 'b') ?? 0);
}

function readThousandsOfLot(found: Found, draft: Draft): void {
  setFilter(draft, found, 'lot_sqft_min', 1000 * (numberOf(found, 'a') ?? numberOf(found, 'b') ?? 0));
}

/** Land that is told after a comma; a smaller number is the home's. */
const LEAST_LOT_APART_SQFT = 5000;
