// The same field under other spellings of its name: `listingKey`, `listing_key`, `LISTING KEY`.

type Raw = Readonly<Record<string, unknown>>;

/** Feeds have a few hundred names; a file may be made of nothing but new ones. */
const MOST_REMEMBERED = 5000;

/** The resource that fields of a listing belong to, written before their names: `Property.ListingKey`, `Listing/ListPrice`. */
export const OF_A_LISTING = /^(?:(?:reso|property|properties|listings?|residential)\s*(?:[./:]|__?)\s*)+/i;

/**
 * Finds the name among some that a spelling means; undefined where it means none. What `owner` matches at its beginning is no part
 * of the name.
 */
export function nameSpeller(names: readonly string[], owner?: RegExp): (raw: string) => string | undefined {
  const byLetters = new Map(names.map((name) => [name.toLowerCase(), name]));
  const find = (raw: string) => byLetters.get(raw.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const known = new Map<string, string | undefined>();
  return (raw) => {
    if (known.has(raw)) return known.get(raw);
    const found = find(raw) ?? (owner === undefined ? undefined : find(raw.replace(owner, '')));
    if (known.size < MOST_REMEMBERED) known.set(raw, found);
    return found;
  };
}

/** Renames the fields of records whose values fit. What the record has under the right name already stays as it is. */
export function recordSpeller(
  spell: (raw: string) => string | undefined,
  fits: (value: unknown, to: string) => boolean = () => true,
): (record: Readonly<Record<string, unknown>>, kept?: Raw) => Readonly<Record<string, unknown>> {
  let lastNames: readonly string[] = [];
  let lastChanges: readonly (readonly [string, string])[] = [];
  return (record, kept = {}) => {
    const names = Object.keys(record);
    // The records of a feed have mostly the same fields: looked up once.
    if (names.length !== lastNames.length || names.some((name, at) => name !== lastNames[at])) {
      lastNames = names;
      lastChanges = names.flatMap((name) => {
        const spelled = spell(name);
        return spelled === undefined || spelled === name ? [] : [[name, spelled] as const];
      });
    }
    const changes = lastChanges.filter(
      ([from, to]) => !Object.hasOwn(kept, from) && isEmpty(record[to]) && fits(record[from], to),
    );
    if (changes.length === 0) return record;
    const renamed: Record<string, unknown> = { ...record };
    for (const [from, to] of changes) {
      if (!isEmpty(renamed[to])) continue;
      renamed[to] = record[from];
      delete renamed[from];
    }
    return renamed;
  };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
