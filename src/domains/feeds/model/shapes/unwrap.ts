import { isList, isRecord } from '#lib/json-value.ts';
import { nameSpeller, OF_A_LISTING } from '#lib/spell-names.ts';
import { KEY_FIELDS } from '../profiles.ts';
import { openPairs, readPairs } from './pairs.ts';
import { schemaOrg, unwrapGraph } from './schema-org.ts';

/** Names under which answers hold their listings. */
const LIST_NAMES = [
  'Results',
  'results',
  'bundle',
  'listings',
  'Listings',
  'data',
  'value',
  'Property',
  'properties',
  'items',
  'records',
  'listing',
  'Listing',
  'property',
  'features',
  'hits',
  'docs',
  'nodes',
];
/** Names of portals' own, such as `listResults` or `forSaleHomes`. */
const LIST_NAME = /(?:results|listings|properties|homes)$/i;
/** Their records belong to listings, and name the listing's key beside their own. */
const SUB_LISTS = new Set(['Media', 'OpenHouse', 'OpenHouses', 'Rooms', 'UnitTypes', 'Member', 'Office']);
const DEEPEST = 4;

const spellKey = nameSpeller([...KEY_FIELDS.Property, 'ListingId'], OF_A_LISTING);

/** Whether a record has a key of its own, under any spelling of its name. */
export const hasOwnKey = (value: Record<string, unknown>): boolean =>
  'mlsId' in value ||
  'StandardFields' in value ||
  KEY_FIELDS.Property.some((name) => name in value) ||
  Object.keys(value).some((name) => spellKey(name) !== undefined);

function isListing(value: unknown): boolean {
  const record = isRecord(value) ? value : readPairs(value);
  return record !== undefined && hasOwnKey(openRecord(record));
}

/**
 * The one listing inside a record that has no key itself, such as `{"node": {…}}`, `{"id": "1", "attributes": {…}}`, or
 * `{"fields": [{"name": "ListingKey", "value": "1"}, …]}`.
 */
export function openRecord(value: Record<string, unknown>): Record<string, unknown> {
  if (hasOwnKey(value)) return value;
  const opened = openPairs(value);
  if (opened !== value) return hasOwnKey(opened) ? opened : value;
  const inner = Object.entries(value)
    .filter(([name]) => !SUB_LISTS.has(name))
    .map(([, one]) => one)
    .filter((one) => isRecord(one))
    .filter(hasOwnKey);
  const [only] = inner;
  if (inner.length !== 1 || only === undefined) return openWrapper(value);
  // An element may hold the listing's own fields in one group, and its home's beside it.
  return '@element' in value ? { ...value, ...only } : { ...readPlace(value), ...only };
}

/** What holds nothing but a listing, or holds it as GeoJSON, JSON:API and search engines do, whatever the listing calls its key. */
function openWrapper(value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(value);
  const [only = ''] = names.length === 1 ? names : ['properties', 'attributes', '_source'].filter((name) => name in value);
  const inner = value[only];
  if (!isRecord(inner) || '@element' in value) return value;
  const { id } = value;
  return { ...(id === undefined ? {} : { id }), ...readPlace(value), ...openRecord(inner) };
}

/** Where GeoJSON has a home: beside its fields. */
const readPlace = ({ geometry }: Record<string, unknown>) => (isRecord(geometry) ? { Coordinates: geometry } : {});

/** What holds a text in what was made of XML. */
const TEXT_NAMES = new Set(['_text', '#text', '$t', '__text', '_', '_cdata', '#cdata-section', 'value', 'Value']);

/** The value of `{"_text": "Denver"}` and of `["Denver"]`; undefined for what is no such wrapping. */
function textWithin(value: unknown): unknown {
  if (isList(value)) return value.length === 1 && typeof value[0] !== 'object' ? value[0] : undefined;
  if (!isRecord(value)) return undefined;
  const [name = '', ...others] = Object.keys(value);
  return others.length === 0 && TEXT_NAMES.has(name) && typeof value[name] !== 'object' ? value[name] : undefined;
}

/** A record of which no field is a value itself, but each holds its own, as what was made of XML has it. All others stay. */
export function openTexts(value: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.values(value);
  // Ends with the first field of nearly every record.
  if (!fields.every((one) => typeof one === 'object') || !fields.some((one) => textWithin(one) !== undefined)) return value;
  return openFields(value);
}

/** Its attributes, which stand below `$`, count as its fields. */
const openFields = ({ $, ...value }: Record<string, unknown>): Record<string, unknown> => ({
  ...(isRecord($) ? $ : {}),
  ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, openWithin(one)])),
});

function openWithin(value: unknown): unknown {
  const text = textWithin(value);
  if (text !== undefined) return text;
  if (isList(value)) return value.length === 1 ? openWithin(value[0]) : value.map(openWithin);
  return isRecord(value) ? openFields(value) : value;
}

/** The names of the fields of a table that came as lists; undefined for a list of anything else. */
export function readNames(value: unknown): string[] | undefined {
  if (!isList(value) || !value.every((name) => typeof name === 'string')) return undefined;
  return hasOwnKey(Object.fromEntries(value.map((name) => [name, null]))) ? value : undefined;
}

/** A row of such a table as a record; what has other than one cell for each name stays as it came. */
export const nameCells = (names: readonly string[], row: unknown): unknown =>
  isList(row) && row.length === names.length ? Object.fromEntries(names.map((name, at) => [name, row[at]])) : row;

/** The records of `{"columns": ["ListingKey", …], "rows": [["A", …], …]}`, whatever its lists are called. */
function unwrapTable(value: Record<string, unknown>): unknown[] | undefined {
  const lists = Object.values(value).filter(isList);
  const names = lists.map(readNames).find((one) => one !== undefined);
  const rows = lists.find((list) => list.length > 0 && list.every(isList));
  return names === undefined || rows === undefined ? undefined : rows.map((row) => nameCells(names, row));
}

/** The records inside an answer that wraps them in lists and objects of its own, such as Spark's `D.Results`. */
export function unwrap(value: unknown): unknown[] | undefined {
  // What has a key of its own is a listing, whatever lists it holds.
  if (!isRecord(value) || isListing(value) || schemaOrg.recognizes(value)) return undefined;
  const graph = unwrapGraph(value);
  if (graph !== undefined) return graph;
  const table = unwrapTable(value);
  if (table !== undefined) return table;
  // Listings by keys of their own, and nothing else: {"A": {"ListingKey": …}, "B": {"ListingKey": …}}.
  const keyed = listIn(value);
  if (keyed?.every(isListing) === true) return keyed;
  let named: unknown[] | undefined;
  let level: Record<string, unknown>[] = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const found: unknown[][] = [];
    for (const at of level) {
      const lists = Object.keys(at)
        .filter((name) => !SUB_LISTS.has(name))
        .map((name) => listIn(at[name]));
      found.push(...lists.filter(isList).filter((list) => list.some(isListing)));
      named ??= [...LIST_NAMES, ...Object.keys(at).filter((name) => LIST_NAME.test(name))]
        .map((name) => keyedIn(at[name]) ?? at[name])
        .find((list) => isList(list) && list.length > 0 && list.every(isRecord)) as unknown[] | undefined;
    }
    if (found.length > 0) return found.flat();
    level = level.flatMap(recordsIn).slice(0, MOST_SEEN);
  }
  return named;
}

/** The records of `{"A1": {…}, "A2": {…}}`, of which each is called by its key alone. Names of groups have no digit. */
function keyedIn(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const isKeyed = entries.length > 1 && entries.every(([key, one]) => /\d/.test(key) && isRecord(one) && !hasOwnKey(one));
  return isKeyed ? entries.map(([key, one]) => ({ ListingKey: key, ...(one as Record<string, unknown>) })) : undefined;
}

const MOST_SEEN = 1000;

/** What may hold lists further inside. */
const recordsIn = (at: Record<string, unknown>): Record<string, unknown>[] =>
  Object.entries(at).flatMap(([name, one]) => {
    if (SUB_LISTS.has(name)) return [];
    return (isList(one) ? one.slice(0, MOST_SEEN) : [one]).filter(isRecord);
  });

/** A list, or the listings that an object has under names of its own. */
function listIn(value: unknown): unknown[] | undefined {
  if (isList(value)) return value;
  if (!isRecord(value) || hasOwnKey(value)) return undefined;
  const inner = Object.values(value);
  return inner.length > 1 && inner.every(isRecord) ? inner : undefined;
}
