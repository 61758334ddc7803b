import { isList, isRecord } from '#lib/json-value.ts';
import { nameSpeller, OF_A_LISTING } from '#lib/spell-names.ts';
import { KEY_FIELDS } from '../profiles.ts';
import { openPairs, readPairs } from './pairs.ts';

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
  if (inner.length !== 1 || only === undefined) return value;
  // An element may hold the listing's own fields in one group, and its home's beside it.
  return '@element' in value ? { ...value, ...only } : only;
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
  if (!isRecord(value) || isListing(value)) return undefined;
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
        .map((name) => at[name])
        .find((list) => isList(list) && list.length > 0 && list.every(isRecord)) as unknown[] | undefined;
    }
    if (found.length > 0) return found.flat();
    level = level.flatMap(recordsIn).slice(0, MOST_SEEN);
  }
  return named;
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
