import { CONVERSIONS, type ConversionName } from './conversions.ts';
import { readLeaf } from './read-path.ts';

/** One line of a table: where a RESO field stands in another format, and what its values become. */
export interface ShapeField {
  to: string;
  /** Paths, of which the first that holds something counts. */
  from: string | readonly string[];
  as?: ConversionName;
  /** Words of the format, in lower case, and ours. A word that is not there stays as it came. */
  words?: Readonly<Record<string, string>>;
}

/** A record in RESO's fields. */
export interface ResoRecord {
  record: Record<string, unknown>;
  /** Names only what changed: the rest is as it was sent before. */
  isPartial?: boolean;
}

/** A format of listings: how it is recognized, and how one of its records becomes RESO's. */
export interface Shape {
  name: string;
  recognizes: (value: Record<string, unknown>) => boolean;
  toReso: (value: Record<string, unknown>) => ResoRecord;
}

/** Reads the fields of a table; what is not there stays out. */
export function readFields(value: unknown, fields: readonly ShapeField[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { to, from, as, words } of fields) {
    const raw = typeof from === 'string' ? readLeaf(value, from) : firstOf(value, from);
    if (raw === undefined) continue;
    const word = String(raw).toLowerCase().trim();
    const worded = (words !== undefined && Object.hasOwn(words, word) ? words[word] : undefined) ?? raw;
    const converted = as === undefined ? worded : CONVERSIONS[as](worded);
    if (converted !== undefined) record[to] = converted;
  }
  return record;
}

function firstOf(value: unknown, paths: readonly string[]) {
  for (const path of paths) {
    const found = readLeaf(value, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Photos in RESO's shape, in their order. */
export function toMedia(
  pictures: readonly { url: unknown; key?: unknown; caption?: unknown; category?: string }[],
): Record<string, unknown>[] {
  return pictures
    .filter(({ url }) => typeof url === 'string' && url.trim() !== '')
    .map(({ url, key, caption, category = 'Photo' }, index) => ({
      MediaURL: url,
      MediaCategory: category,
      Order: index,
      ...(key === undefined ? {} : { MediaKey: key }),
      ...(caption === undefined ? {} : { ShortDescription: caption }),
    }));
}
