import { isList, isRecord } from '#lib/json-value.ts';

/** Elements as the values that they stand for: what their attributes say besides is left out, but for units and money. */
export function readElements(value: unknown): unknown {
  if (isList(value)) return value.map(readElements);
  if (!isRecord(value)) return value;
  const text = value['#'];
  if (text === undefined) return plainRecord(saysAllBeside(value) ? withoutMarks(value) : value);
  const currency = findAttribute(value, /currency$/i);
  if (currency !== undefined) return { amount: text, currency: currency.toUpperCase() };
  const unit = findAttribute(value, /units?$/i);
  return unit === undefined ? text : `${String(text)} ${unit}`;
}

/** The record of an element, with its own attributes. */
export const plainRecord = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, readElements(one)]));

/** Whether an element holds nothing, and says what it does by its attributes: `<image url="…"/>`. */
const saysAllBeside = (element: Readonly<Record<string, unknown>>) => Object.keys(element).every((name) => name.startsWith('@'));

const withoutMarks = (element: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(element).map(([name, one]) => [name.slice(1), one]));

function findAttribute(element: Readonly<Record<string, unknown>>, pattern: RegExp): string | undefined {
  const found = Object.entries(element).find(([name]) => name.startsWith('@') && pattern.test(name))?.[1];
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}
