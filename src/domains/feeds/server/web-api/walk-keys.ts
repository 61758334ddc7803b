import { OperatorError } from '#platform/config/operator-error.ts';
import { isRecord } from '#lib/json-value.ts';
import { KEY_FIELDS } from '../../model/profiles.ts';
import { PageBroken, splitPage } from '../../model/split-page.ts';
import type { FeedRow } from '../feed-rows.ts';
import type { FeedClient } from './feed-client.ts';
import { quote } from './page-address.ts';
import { findFirstValue, findValue, readLink } from './walk.ts';

export interface FeedKey {
  key: string;
  modified: string | null;
}

const KEYS_AT_ONCE = 1000;

/** The keys of every listing that a feed has, in pages. */
export async function* walkKeys(client: FeedClient, feed: FeedRow): AsyncGenerator<FeedKey[]> {
  const { profileData: profile } = feed;
  const byKey = profile.walk !== 'next-link';
  let last: string | null = null;
  let link: string | null = null;
  for (;;) {
    const address: string = link ?? keysAddress(feed, byKey ? last : null);
    const { keys, envelope } = await client.fetch(address, ({ body }) => readKeys(body, profile.modifiedField));
    if (keys.length > 0) yield keys;
    const following: string | null = readLink(envelope, address);
    link = following === link ? null : following;
    if (byKey) {
      link = null;
      const newest = keys.at(-1)?.key ?? null;
      if (newest === null) return;
      if (newest === last) throw new OperatorError('The feed gives the same keys again and again: its order does not hold.');
      last = newest;
    } else if (link === null) return;
  }
}

function keysAddress({ address, profileData: profile, source_name: system }: FeedRow, after: string | null): string {
  const url = new URL(`${address.replace(/\/$/, '')}/${profile.resources.Property}`);
  if (profile.walk === 'last-key') {
    url.search = `limit=500${after === null ? '' : `&lastId=${encodeURIComponent(after)}`}`;
    return url.href;
  }
  const filters = [
    ...(profile.namesSystem ? [`OriginatingSystemName eq ${quote(system)}`] : []),
    ...(profile.fullFilter === undefined ? [] : [profile.fullFilter]),
    ...(after === null ? [] : [`ListingKey gt ${quote(after)}`]),
  ];
  const query = [
    `$select=ListingKey,${profile.modifiedField}`,
    ...(filters.length === 0 ? [] : [`$filter=${encodeURIComponent(filters.join(' and '))}`]),
    ...(profile.walk === 'keyset' ? ['$orderby=ListingKey'] : []),
    ...(profile.pageBy === '$top' ? [`$top=${KEYS_AT_ONCE}`] : []),
  ];
  url.search = query.join('&');
  return url.href;
}

function readKeys(body: Uint8Array, modifiedField: string): { keys: FeedKey[]; envelope: Record<string, unknown> } {
  const { records, envelope } = splitPage(body);
  return { keys: records.flatMap((record) => readKey(record, modifiedField)), envelope };
}

const KEY_NAMES = [...KEY_FIELDS.Property, 'mlsId'];

/** A key that cannot be read is none that is missing: throws PageBroken, and the walk is not complete. */
function readKey(record: Uint8Array, modifiedField: string): FeedKey[] {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(record).toString('utf8'));
  } catch (cause) {
    // A record that is broken elsewhere is there all the same.
    const key = findFirstValue(record, KEY_NAMES);
    if (key === null) throw new PageBroken('a key in it cannot be read', { cause });
    return [{ key, modified: findValue(record, modifiedField) }];
  }
  if (!isRecord(value)) return [];
  const key = KEY_NAMES.map((name) => value[name]).find((one) => one !== undefined && one !== null);
  const modified = value[modifiedField];
  return typeof key === 'string' || typeof key === 'number'
    ? [{ key: String(key), modified: typeof modified === 'string' ? modified : null }]
    : [];
}

/** The records of some keys, as bytes; those that are not there anymore are not among them. */
export async function fetchByKeys(client: FeedClient, feed: FeedRow, keys: readonly string[]): Promise<Uint8Array[]> {
  const { profileData: profile } = feed;
  if (profile.walk === 'last-key') return [];
  const url = new URL(`${feed.address.replace(/\/$/, '')}/${profile.resources.Property}`);
  const system = profile.namesSystem ? `OriginatingSystemName eq ${quote(feed.source_name)} and ` : '';
  const filter = `${system}(${keys.map((key) => `ListingKey eq ${quote(key)}`).join(' or ')})`;
  const expand = profile.expand.length === 0 ? '' : `&$expand=${profile.expand.join(',')}`;
  url.search = `$filter=${encodeURIComponent(filter)}${profile.pageBy === '$top' ? `&$top=${keys.length}` : ''}${expand}`;
  const page = await client.fetch(url.href, ({ body }) => splitPage(body));
  return page.records;
}
