/** Items in groups limited by number and bytes; one that is larger is a group by itself. */
export function* inParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  { most, mostBytes }: { most: number; mostBytes: number },
): Generator<Item[]> {
  let part: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const added = bytesOf(item);
    if (part.length > 0 && (part.length >= most || bytes + added > mostBytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(item);
    bytes += added;
  }
  if (part.length > 0) yield part;
}
