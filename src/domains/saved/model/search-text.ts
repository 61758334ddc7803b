/** A saved search's page. */
export function searchPath(filters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query === '' ? '/property-search' : `/property-search?${query}`;
}
