import { isRecord } from '#lib/json-value.ts';
import { parseJson } from '#lib/parse-json.ts';
import { splitPage } from '../../model/split-page.ts';
import type { Words } from '../../model/feed-mapping.ts';
import type { FeedRow } from '../feed-rows.ts';
import type { FeedClient } from './feed-client.ts';
import type { ServerMetadata } from './metadata.ts';

/** A server that gives more pages than this does not come to an end. */
const MOST_PAGES = 200;
const PAGE = 1000;

/**
 * The words of a server's `Lookup` resource (RCP-32) that mean one of the standard's, by the field that has them. Undefined where
 * the server has no such resource, or names it for no field.
 */
export async function loadLookups(client: FeedClient, feed: FeedRow, metadata: ServerMetadata): Promise<Words | undefined> {
  if (!metadata.fields.has('Lookup') || metadata.lookups.size === 0) return undefined;
  const byName = new Map<string, Record<string, string>>();
  let address: string | undefined = `${feed.address.replace(/\/$/, '')}/Lookup`;
  if (feed.profileData.pageBy === '$top') address += `?$top=${PAGE}`;
  const seen = new Set<string>();
  for (let page = 0; address !== undefined && page < MOST_PAGES && !seen.has(address); page += 1) {
    seen.add(address);
    const { records, envelope }: ReturnType<typeof splitPage> = await client.fetch(address, ({ body }) => splitPage(body));
    for (const record of records) noteLookup(byName, record);
    const next: unknown = envelope['@odata.nextLink'];
    address = typeof next === 'string' && records.length > 0 ? next : undefined;
  }
  const words = [...metadata.lookups].flatMap(([field, name]) => {
    const table = byName.get(name);
    return table === undefined ? [] : [[field, table] as const];
  });
  return Object.fromEntries(words);
}

function noteLookup(byName: Map<string, Record<string, string>>, bytes: Uint8Array): void {
  const record = tryParse(bytes);
  const [name, standard] = [record?.['LookupName'], record?.['StandardLookupValue']];
  if (typeof name !== 'string' || typeof standard !== 'string' || standard.trim() === '') return;
  const table = byName.get(name) ?? {};
  byName.set(name, table);
  for (const word of [record?.['LookupValue'], record?.['LegacyODataValue'], record?.['LookupKey']])
    if (typeof word === 'string' && word !== '' && word !== standard) table[word] ??= standard;
}

function tryParse(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
