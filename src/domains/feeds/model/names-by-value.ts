import { dictionary } from '#lib/dictionary.ts';
import { isText, lettersOf } from './other-names.ts';

type Raw = Readonly<Record<string, unknown>>;

const wordsOf = (text: string) => text.trim().split(/\s+/);

const YES_OR_NO = /^(?:y|n|yes|no|t|f|true|false|0|1)$/i;
const FEW = /^\d{1,2}(?:\.0+)?$/;

/** Names that mean one field or another, and the values by which it is this one. */
const BY_VALUE = dictionary<{ to: string; fits: (value: string) => boolean }>(
  Object.fromEntries(
    [
      // Else how to get there.
      {
        names: 'dir direction directional compass',
        to: 'StreetDirPrefix',
        fits: /^(?:[ns]\.?[ew]?\.?|[ew]\.?|(?:north|south)(?:[ -]?(?:east|west))?|east|west)$/i,
      },
      // Else that of the community, or its kind.
      { names: 'pool poolyn haspool', to: 'PoolPrivateYN', fits: /^(?:y|n|yes|no|t|f|true|false|0|1|private)$/i },
      { names: 'fireplace hasfireplace', to: 'FireplaceYN', fits: YES_OR_NO },
      { names: 'view hasview', to: 'ViewYN', fits: YES_OR_NO },
      { names: 'gar garage cars garagecars', to: 'GarageSpaces', fits: FEW },
      { names: 'stories levels', to: 'StoriesTotal', fits: FEW },
      // Else the county, or a part of the country.
      { names: 'municipality suburb', to: 'City', fits: /^\D+$/ },
      { names: 'region', to: 'StateOrProvince', fits: /^[A-Z]{2}$/ },
      // Else how it is built.
      { names: 'built', to: 'YearBuilt', fits: /^(?:1[6-9]|20)\d{2}$/ },
      // Else its rate.
      { names: 'tax', to: 'TaxAnnualAmount', fits: /^(?:\$\s?\d[\d,.]*|[\d,]{3,}(?:\.\d+)?)$/ },
      // Else a number or an address of theirs.
      { names: 'agent realtor', to: 'ListAgentFullName', fits: /^[\p{L}.'’-]+(?: [\p{L}.'’-]+){1,4}$/u },
      { names: 'fb', to: 'BathroomsFull', fits: FEW },
      { names: 'hb', to: 'BathroomsHalf', fits: FEW },
    ].flatMap(({ names, to, fits }) =>
      wordsOf(names).map((name) => [name, { to, fits: (value: string) => fits.test(value) }] as const),
    ),
  ),
);

const SUFFIXES = new Set(
  wordsOf(`
    aly ave av avenue blvd boulevard cir circle cres ct court cv cove dr drive expy hwy highway lane ln loop pass path pike pkwy
    parkway pl place plz pt rd road row run sq square st street ter terrace trce trl trail tpke walk way xing
  `),
);

const SALE_PRICES = new Set(wordsOf('saleprice sellingprice sellprice sprice sp'));
const SALE_DATES = new Set(wordsOf('saledate sellingdate selldate coe coedate closeofescrow closeofescrowdate'));

/** Areas in a unit that only their name says: "Area (sqm)", "Built m²", "Lot (ha)". */
const SQUARE_METERS = '(?:sqm|sqmt|sqmtrs?|m2|squaremet(?:er|re)s?)';
const METRIC_AREA = new RegExp(
  `^(?:living|floor|interior|built|home|house|building|total)?(?:area|size|surface|space)?${SQUARE_METERS}$`,
);
const METRIC_LOT = new RegExp(`^(?:lot|plot|land|site)(?:size|area|surface)?(?:${SQUARE_METERS}|(ha|hectares?))$`);
const AMOUNT = /^\d[\d.,\s]*$/;

function readMetric(letters: string, text: string): { LivingArea?: string; LotSizeArea?: string } {
  if (!AMOUNT.test(text)) return {};
  if (METRIC_AREA.test(letters)) return { LivingArea: `${text} m²` };
  const lot = METRIC_LOT.exec(letters);
  return lot === null ? {} : { LotSizeArea: `${text} ${lot[1] === undefined ? 'm²' : 'ha'}` };
}

/** Whether a name means a field only by what stands there. */
export const isNamedByValue = (name: string): boolean => BY_VALUE[lettersOf(name)] !== undefined;

const KINDS = /^l?(?:(?:dwelling|structure|home|house|building|unit)?(?:type|style)|propertystyle)$/;
/** Kinds of homes that are styles as well. */
const STYLES = /^(?:ranch|cabin|farm)$/i;

/** Whether a column of types or styles says what kind of home it is, if its text is one: "Townhouse", and not "Sale" or "Ranch". */
const maySayKind = (letters: string, text: string) => KINDS.test(letters) && !STYLES.test(text);

const isOfSeveral = (letters: string) =>
  BY_VALUE[letters] !== undefined ||
  KINDS.test(letters) ||
  letters === 'st' ||
  METRIC_AREA.test(letters) ||
  METRIC_LOT.test(letters) ||
  SALE_PRICES.has(letters) ||
  SALE_DATES.has(letters.replace(/dt$/, 'date'));

let [lastNames, lastOpen]: [readonly string[], readonly (readonly [name: string, letters: string])[]] = [[], []];

/** The names that could mean two, with their letters. The records of a file have mostly the same: looked up once. */
function openNames(record: Raw): typeof lastOpen {
  const names = Object.keys(record);
  if (names.length !== lastNames.length || names.some((name, at) => name !== lastNames[at])) {
    const found = names
      .map((name) => [name, lettersOf(name.normalize('NFKC'))] as const)
      .filter(([, letters]) => isOfSeveral(letters));
    [lastNames, lastOpen] = [names, found];
  }
  return lastOpen;
}

/**
 * RESO's fields under names that could mean two, where their value or what stands beside them says which; those that are there stay.
 * `isKind` says whether a text is a kind of home.
 */
export function readByValue(record: Raw, isKind: (text: string) => boolean): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const isOpen = (field: string) => !isText(record[field]) && found[field] === undefined;
  for (const [name, letters] of openNames(record)) {
    const value = record[name];
    if (!isText(value) && typeof value !== 'boolean') continue;
    const text = String(value).trim();
    const rule = BY_VALUE[letters];
    if (rule !== undefined && isOpen(rule.to) && rule.fits(text)) found[rule.to] = value;
    else if (maySayKind(letters, text) && isKind(text) && isOpen('PropertySubType')) found['PropertySubType'] = value;
    // Beside a price that a home is listed for, these are not that one.
    else if (isText(record['ListPrice']) && SALE_PRICES.has(letters) && isOpen('ClosePrice')) found['ClosePrice'] = value;
    else if (isText(record['ListPrice']) && SALE_DATES.has(letters.replace(/dt$/, 'date')) && isOpen('CloseDate'))
      found['CloseDate'] = value;
    else if (letters === 'st') Object.assign(found, readStreetOrState(text, isOpen));
    else {
      const [[field, area] = []] = Object.entries(readMetric(letters, text));
      if (field !== undefined && isOpen(field)) found[field] = area;
    }
  }
  return found;
}

/** "St" is the street's suffix beside a state of its own, and the state where there is none. */
function readStreetOrState(text: string, isOpen: (field: string) => boolean): Record<string, string> {
  const isSuffix = SUFFIXES.has(lettersOf(text));
  if (!isOpen('StateOrProvince')) return isSuffix && isOpen('StreetSuffix') ? { StreetSuffix: text } : {};
  return /^[a-z]{2}$/i.test(text) && (!isSuffix || !isOpen('StreetSuffix')) ? { StateOrProvince: text } : {};
}
