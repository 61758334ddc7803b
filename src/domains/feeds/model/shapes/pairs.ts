import { isList, isRecord } from '#lib/json-value.ts';

const NAMES = ['FieldName', 'fieldName', 'Field', 'field', 'Name', 'name', 'Key', 'key', '@name'];
const VALUES = ['FieldValue', 'fieldValue', 'Value', 'value', '#', '@value'];

/** The name and value of `{"name": "ListPrice", "value": 500000}`; undefined for anything that has more, or less. */
function readPair(item: unknown): [string, unknown] | undefined {
  if (!isRecord(item)) return undefined;
  const name = NAMES.find((one) => typeof item[one] === 'string');
  if (name === undefined) return undefined;
  const value = VALUES.find((one) => one in item);
  // An element without a text has no value.
  if (value === undefined) return name === '@name' ? [String(item[name]), null] : undefined;
  return [String(item[name]), item[value]];
}

const FEWEST_PAIRS = 2;

/** The record of a list in which each field is a pair of its name and value; undefined for any other list. */
export function readPairs(value: unknown): Record<string, unknown> | undefined {
  if (!isList(value) || value.length < FEWEST_PAIRS) return undefined;
  const pairs: [string, unknown][] = [];
  for (const item of value) {
    const pair = readPair(item);
    if (pair === undefined) return undefined;
    pairs.push(pair);
  }
  return Object.fromEntries(pairs);
}

/** The elements of one name that another holds and nothing else. */
function onlyOf(value: unknown): unknown {
  const inner = isRecord(value) ? Object.values(value) : [];
  return inner.length === 1 ? inner[0] : undefined;
}

/** A record whose fields are such a list of its own, with what stands beside it. */
export function openPairs(record: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(record)) {
    const fields = readPairs(value) ?? readPairs(onlyOf(value));
    if (fields === undefined) continue;
    const { [name]: _list, ...beside } = record;
    return { ...beside, ...fields };
  }
  return record;
}
