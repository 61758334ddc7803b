import { parseJson } from '#lib/parse-json.ts';
import { isList, isRecord } from '#lib/json-value.ts';

// Servers wrap one and the same value in several ways. Everything here opens the wrapping, and leaves what it does not know as it is.

/** Where a server spells out a lookup, its word stands below one of these. */
const WORD_NAMES = ['StandardLookupValue', 'LookupValue', 'DisplayName', 'Name', 'Value', 'value', 'name', 'Label', 'label'];

/** A literal of OData: `Org.Reso.StandardStatus'Active'`. */
const ENUM_LITERAL = /^[a-z_]\w*(?:\.[a-z_]\w*)+'([^']*)'$/i;

/** The word of a lookup that came as an object, such as `{"LookupValue": "Gas"}`, or as a literal with its type before it. */
export function unwrapWord(value: unknown): unknown {
  if (typeof value === 'string') return value.endsWith("'") ? (ENUM_LITERAL.exec(value)?.[1] ?? value) : value;
  if (!isRecord(value)) return value;
  return WORD_NAMES.map((name) => value[name]).find((word) => typeof word === 'string') ?? value;
}

const NUMBER_NAMES = ['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal', 'amount', 'Amount', 'value', 'Value'];

/** The number of an object such as `{"$numberInt": "3"}` or `{"amount": 5, "currency": "USD"}`; one in other money stays. */
export function unwrapNumber(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const currency = value['currency'] ?? value['Currency'] ?? 'USD';
  return (currency === 'USD' ? NUMBER_NAMES.map((name) => value[name]).find((one) => one !== undefined) : undefined) ?? value;
}

/** The time of an object such as `{"$date": "2026-04-01T10:00:00Z"}` or `{"$date": {"$numberLong": "1775037600000"}}`. */
export function unwrapTime(value: unknown): unknown {
  return isRecord(value) ? unwrapNumber(value['$date'] ?? value) : value;
}

/** The words of a lookup with several values: a list, one in a wrapper, or flags such as `{"Gas": true, "Solar": false}`. */
export function unwrapWords(value: unknown): unknown[] {
  if (isList(value)) return value.flatMap((item) => (isList(item) ? item : [unwrapWord(item)]));
  if (!isRecord(value)) return [value];
  const inner = listWithin(value);
  if (inner !== undefined) return unwrapWords(inner);
  const word = unwrapWord(value);
  return word === value ? Object.keys(value).filter((name) => value[name] === true) : [word];
}

/** Tells a record from a part of one, such as a size of a picture. */
const OWN_KEY = /^(?:media|open[\s_-]?house)[\s_-]?(?:key|url)/i;

const ADDRESS = /(?:ur[li]|href)$/i;

const LIST_NAMES = ['value', 'results', 'Results', 'Media', 'OpenHouse', 'items'];

function listWithin(value: Record<string, unknown>): unknown[] | undefined {
  return LIST_NAMES.map((name) => value[name]).find((inner) => isList(inner));
}

/**
 * Records that belong to another: a list, one in a wrapper or as JSON text, an object with a number for each, or one record alone.
 * Undefined for anything else.
 */
export function unwrapRecords(value: unknown): unknown[] | undefined {
  if (isList(value)) return value.flat();
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return unwrapRecords(parseJson(value));
    } catch {
      return undefined;
    }
  }
  if (!isRecord(value)) return undefined;
  const inner = listWithin(value);
  if (inner !== undefined) return inner;
  const lists = Object.values(value).filter(isList);
  // One list below a name of its own: {"Photo": […]}. A record with an address is a record, whatever lists it has.
  if (lists.length === 1 && Object.values(value).every((one) => typeof one !== 'string')) return lists[0];
  const names = Object.keys(value);
  // One record below the name of its kind: {"Picture": {"PictureUrl": …}}.
  const [only] = Object.values(value);
  if (names.length === 1 && isRecord(only) && Object.keys(only).some((name) => ADDRESS.test(name))) return [only];
  // By keys of their own: {"M1": {"MediaKey": …}, "M2": {"MediaKey": …}}.
  const records = Object.values(value).filter(isRecord);
  const [first] = records;
  if (
    first !== undefined &&
    records.length > 1 &&
    records.length === names.length &&
    Object.keys(first).some((name) => OWN_KEY.test(name))
  )
    return records;
  // By numbers, perhaps with how many there are: {"0": {"url": …}, "1": {"url": …}, "totalCount": 2}.
  const isNumbered = names.some((name) => /^\d+$/.test(name));
  const isCount = (one: unknown) => typeof one === 'number' || (typeof one === 'string' && /^\d+$/.test(one));
  return isNumbered && names.every((name) => /^\d+$/.test(name) || isCount(value[name]))
    ? names.filter((name) => /^\d+$/.test(name)).map((name) => value[name])
    : [value];
}
