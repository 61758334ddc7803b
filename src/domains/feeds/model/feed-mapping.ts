import { z } from 'zod';

/** Words by field: the feed's, and the standard's. */
export const wordsSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type Words = z.infer<typeof wordsSchema>;

/** What an operator says about a feed whose fields or words are its own. */
export const feedMappingSchema = z.object({
  /** The feed's field, and the RESO field that it means. */
  fields: z.record(z.string(), z.string()).default({}),
  /** By RESO field: the feed's word, and RESO's. */
  words: wordsSchema.default({}),
  /** By RESO field: what holds where the feed says nothing. */
  defaults: z.record(z.string(), z.string()).default({}),
});
export type FeedMapping = z.infer<typeof feedMappingSchema>;

export const NO_MAPPING: FeedMapping = { fields: {}, words: {}, defaults: {} };

/** A record with an operator's mapping applied; the record itself stays as it is. */
export function applyMapping(
  record: Readonly<Record<string, unknown>>,
  { fields, words, defaults }: FeedMapping,
): Record<string, unknown> {
  const changes: [string, unknown][] = [];
  for (const [from, to] of Object.entries(fields))
    if (record[from] !== undefined && isBlank(record[to])) changes.push([to, record[from]]);
  const named: Readonly<Record<string, unknown>> = changes.length === 0 ? record : { ...record, ...Object.fromEntries(changes) };
  const spelled: [string, unknown][] = [];
  for (const [field, table] of Object.entries(words)) {
    const value = named[field];
    const found =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? lookUp(table, String(value))
        : undefined;
    if (found !== undefined) spelled.push([field, found]);
  }
  for (const [field, value] of Object.entries(defaults)) if (isBlank(named[field])) spelled.push([field, value]);
  return spelled.length === 0 ? named : { ...named, ...Object.fromEntries(spelled) };
}

/** A record with the words of the server's own lookups as the standard's, also within lists; the record itself stays as it is. */
export function spellLookups(record: Record<string, unknown>, words: Words): Record<string, unknown> {
  const spelled: [string, unknown][] = [];
  for (const [field, table] of Object.entries(words)) {
    const value = record[field];
    const isTheirs = (word: unknown): word is string => typeof word === 'string' && Object.hasOwn(table, word);
    const spell = (word: unknown) => (isTheirs(word) ? table[word] : word);
    const said = Array.isArray(value) && value.some(isTheirs) ? value.map(spell) : spell(value);
    if (said !== value) spelled.push([field, said]);
  }
  return spelled.length === 0 ? record : { ...record, ...Object.fromEntries(spelled) };
}

export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** What a table of words says that a word means, however it is written. */
export function lookUp(table: Record<string, string>, word: string): string | undefined {
  if (Object.hasOwn(table, word)) return table[word];
  const bare = word.trim().toLowerCase();
  return Object.entries(table).find(([from]) => from.trim().toLowerCase() === bare)?.[1];
}
