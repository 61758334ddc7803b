/** A lookup table that is safe for strangers' text: it holds only its own words, not an object's `constructor`. */
export function dictionary<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const table: Record<string, Value> = { ...entries };
  Object.setPrototypeOf(table, null);
  return table;
}
