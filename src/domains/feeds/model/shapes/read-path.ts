import { isList, isRecord } from '#lib/json-value.ts';

/**
 * The value at a path such as `address.street` or `price.@currency`; of several elements of one name the first. The text of
 * an element that also has attributes lies below `#`.
 */
export function readPath(value: unknown, path: string): unknown {
  let at: unknown = value;
  for (const step of path.split('.')) {
    if (isList(at)) at = at[0];
    if (!isRecord(at)) return undefined;
    at = at[step];
  }
  return at;
}

/** The text or number at a path; undefined where there is none, or only blanks. */
export function readLeaf(value: unknown, path: string): string | number | boolean | undefined {
  let at = readPath(value, path);
  if (isList(at)) at = at[0];
  if (isRecord(at)) at = at['#'];
  if (typeof at === 'string') return at.trim() === '' ? undefined : at.trim();
  return typeof at === 'number' || typeof at === 'boolean' ? at : undefined;
}

/** All elements at a path, as a list. */
export function readAll(value: unknown, path: string): unknown[] {
  const at = readPath(value, path);
  return at === undefined || at === null || at === '' ? [] : isList(at) ? at : [at];
}
