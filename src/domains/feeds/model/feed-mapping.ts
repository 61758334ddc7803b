import { z } from 'zod';

/** What an operator says about a feed whose fields or words are its own. */
export const feedMappingSchema = z.object({
  /** The feed's field, and the RESO field that it means. */
  fields: z.record(z.string(), z.string()).default({}),
  /** By RESO field: the feed's word, and RESO's. */
  words: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** By RESO field: what holds where the feed says nothing. */
  defaults: z.record(z.string(), z.string()).default({}),
});
export type FeedMapping = z.infer<typeof feedMappingSchema>;

export const NO_MAPPING: FeedMapping = { fields: {}, words: {}, defaults: {} };

/** A record with an operator's mapping applied; the record itself stays as it is. */
export function applyMapping(record: Record<string, unknown>, { fields, words, defaults }: FeedMapping): Record<string, unknown> {
  const changes: [string, unknown][] = [];
  for (const [from, to] of Object.entries(fields))
    if (record[from] !== undefined && isEmpty(record[to])) changes.push([to, record[from]]);
  const named: Record<string, unknown> = changes.length === 0 ? record : { ...record, ...Object.fromEntries(changes) };
  const spelled: [string, unknown][] = [];
  for (const [field, table] of Object.entries(words)) {
    const value = named[field];
    const found =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? lookUp(table, String(value))
        : undefined;
    if (found !== undefined) spelled.push([field, found]);
  }
  for (const [field, value] of Object.entries(defaults)) if (isEmpty(named[field])) spelled.push([field, value]);
  return spelled.length === 0 ? named : { ...named, ...Object.fromEntries(spelled) };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function lookUp(table: Record<string, string>, word: string): string | undefined {
  if (Object.hasOwn(table, word)) return table[word];
  const bare = word.trim().toLowerCase();
  return Object.entries(table).find(([from]) => from.trim().toLowerCase() === bare)?.[1];
}
