/** A table to look up what strangers write in: it knows its own words alone, and no `constructor` of every object. */
export function dictionary<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const table: Record<string, Value> = { ...entries };
  Object.setPrototypeOf(table, null);
  return table;
}
