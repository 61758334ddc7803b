/** The page of a search; with the id of a saved one, that of its owner, who sees its news there and may change it. */
export function searchPath(filters: Readonly<Record<string, string>>, saved?: string): string {
  const query = new URLSearchParams(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (saved !== undefined) query.set('saved', saved);
  const text = query.toString();
  return text === '' ? '/property-search' : `/property-search?${text}`;
}
