import { OperatorError } from '#platform/config/operator-error.ts';
import { isRecord } from '#lib/json-value.ts';
import { type FeedProfile, KEY_FIELDS, type ResourceName } from '../../model/profiles.ts';
import { splitPage, takeRecords } from '../../model/split-page.ts';
import { bytesOf, type PackedRecord, type PageRecord, packWaiting } from '../pack-record.ts';
import { type FeedClient, QueryRefused } from './feed-client.ts';
import type { ServerMetadata } from './metadata.ts';

/** How far a resource was read. Times are text as the server wrote them. */
export interface Position {
  phase: 'full' | 'increment' | 'idle';
  /** From which change on an increment reads. */
  since: string | null;
  /** Time and key of the last record read in this walk. */
  modified: string | null;
  key: string | null;
  nextLink: string | null;
  nextLinkAt: Date | null;
  /** The server's time when this walk began, and the latest change seen in it. */
  walkStarted: string | null;
  latest: string | null;
  /** Up to where everything was read; the next increment begins here. */
  highWater: string | null;
  expected: number | null;
}

export const START: Position = {
  phase: 'full',
  since: null,
  modified: null,
  key: null,
  nextLink: null,
  nextLinkAt: null,
  walkStarted: null,
  latest: null,
  highWater: null,
  expected: null,
};

export interface WalkPage {
  /** A view into the page, or packed where the page is large. */
  records: PageRecord[];
  envelope: Record<string, unknown>;
  /** Where the walk stands once this page is kept; `idle`: it is at its end. */
  after: Position;
}

/** A page as a server sent it. */
export interface SentPage {
  address: string;
  body: Uint8Array;
  /** ISO, by the server's clock. */
  serverTime: string;
}

export interface WalkOptions {
  client: FeedClient;
  address: string;
  profile: FeedProfile;
  resource: ResourceName;
  systemName: string;
  metadata: ServerMetadata | undefined;
  /** What the last run had of the page that it could not take over. */
  kept?: SentPage | undefined;
  /** Keeps a page until it is taken over. Only then the next is asked for meanwhile: a run that is killed never lacks two. */
  keep?: ((page: SentPage) => Promise<void>) | undefined;
}

/** Two larger pages at once would take too much memory, also where one only waits to be collected. */
const MOST_AHEAD_BYTES = 8_000_000;
/** A page that is taken over sooner, as one without changes is, costs less than keeping it. */
const SOON_MS = 250;

interface Asked {
  position: Position;
  link: string | null;
  page: Promise<ReadPage>;
}

interface ReadPage extends Pick<WalkPage, 'records' | 'envelope'> {
  sent: SentPage;
  /** Whether its first records were taken out of it as it came. */
  isShrunk: boolean;
}

/**
 * The pages of a resource from a position on. Where pages are kept, the next comes in already while one that takes long is taken
 * over; otherwise it is asked for afterwards. The bytes of a page are there until the next is taken.
 */
export async function* walk(options: WalkOptions, from: Position): AsyncGenerator<WalkPage> {
  const { profile } = options;
  const quit = new AbortController();
  let pageSize = profile.pageSize;
  let repeated = 0;
  const links = new Set<string>();
  const ask = (position: Position) => askPage(options, position, { pageSize, quit: quit.signal });
  let asked = ask(begin(from, profile));
  let ahead: Ahead | undefined;
  try {
    for (;;) {
      let page: ReadPage;
      try {
        page = await asked.page;
      } catch (error) {
        // A link may have died early; and a page may be too large for the server.
        if (!(error instanceof QueryRefused)) throw error;
        repeated += 1;
        if ((asked.link === null && pageSize <= 10) || repeated > 12)
          throw new OperatorError(`The feed refuses our query: ${error.message}`, { cause: error });
        if (asked.link === null) pageSize = Math.max(10, Math.floor(pageSize / 2));
        else links.clear();
        asked = ask(withoutLink(asked.position));
        continue;
      }
      const next = advance(asked.position, page, { ...options, asked: pageSize });
      const isLast = next.phase === 'idle';
      // Also round several pages.
      if (!isLast && (isSame(next, asked.position) || (next.nextLink !== null && links.has(next.nextLink))))
        throw new OperatorError('The feed gives the same page again and again: its order or its links do not move on.');
      if (next.nextLink !== null) links.add(next.nextLink);
      ahead = isLast ? undefined : askAhead(options, page, () => ask(next));
      yield { records: page.records, envelope: page.envelope, after: next };
      if (isLast) return;
      letGo(page);
      asked = (await ahead?.take()) ?? ask(next);
    }
  } finally {
    void ahead?.take();
    quit.abort();
  }
}

function askPage(options: WalkOptions, at: Position, { pageSize, quit }: { pageSize: number; quit: AbortSignal }): Asked {
  const { client, profile, kept } = options;
  const link = usableLink(at, profile);
  // Only a walk in the order of time can go on by the time of its last record.
  const position = link === null && profile.walk === 'next-link' && profile.resume === 'from-start' ? atStart(at) : at;
  const address = link ?? buildAddress(options, position, { pageSize, counts: position.walkStarted === null });
  let packed: PackedRecord[] = [];
  const read = (sent: SentPage): ReadPage => {
    const { records, envelope } = splitPage(sent.body);
    return { records: packed.length === 0 ? records : [...packed, ...records], envelope, sent, isShrunk: packed.length > 0 };
  };
  // Asked again, it comes from its beginning.
  const shrink = () => {
    packed = [];
    return (begun: Uint8Array) => takeRecords(begun, (record) => void packed.push(packWaiting(record)));
  };
  const page =
    kept?.address === address
      ? Promise.resolve(read(kept))
      : client.fetch(address, ({ body, headers }) => read({ address, body, serverTime: timeOf(headers) }), { quit, shrink });
  // It fails when its turn comes.
  page.catch(() => undefined);
  return { position, link, page };
}

/** The next page, asked for while one is taken over. */
interface Ahead {
  /** Undefined where it was not asked for yet, and then no longer is. */
  take(): Promise<Asked> | undefined;
}

/** Keeps a page that is not taken over soon, and then asks for the next. Undefined where that has to wait. */
function askAhead({ keep }: WalkOptions, { sent, isShrunk }: ReadPage, ask: () => Asked): Ahead | undefined {
  if (keep === undefined || isShrunk || sent.body.length > MOST_AHEAD_BYTES) return undefined;
  let asked: Promise<Asked> | undefined;
  const timer = setTimeout(() => {
    asked = keep(sent).then(ask);
    asked.catch(() => undefined);
  }, SOON_MS);
  return {
    take() {
      clearTimeout(timer);
      return asked;
    },
  };
}

/** Gives the memory of a large page back at once. */
function letGo({ sent: { body }, isShrunk }: ReadPage): void {
  if ((isShrunk || body.length > MOST_AHEAD_BYTES) && body.buffer instanceof ArrayBuffer) body.buffer.transfer(0);
}

const isSame = (a: Position, b: Position) => a.modified === b.modified && a.key === b.key && a.nextLink === b.nextLink;

function begin(from: Position, profile: FeedProfile): Position {
  if (from.phase !== 'idle') return from;
  if (!profile.hasIncrements || from.highWater === null) return { ...START, highWater: from.highWater };
  const since = lookBack(from.highWater, profile.overlapMinutes);
  return { ...START, phase: 'increment', since, modified: since, highWater: from.highWater };
}

function lookBack(time: string, minutes: number): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : new Date(at - minutes * 60_000).toISOString();
}

function usableLink({ nextLink, nextLinkAt }: Position, { linkMinutes }: FeedProfile): string | null {
  return nextLink !== null && nextLinkAt !== null && Date.now() - nextLinkAt.getTime() < linkMinutes * 60_000 ? nextLink : null;
}

const atStart = (position: Position): Position => ({ ...withoutLink(position), modified: position.since, key: null });

const withoutLink = (position: Position): Position => ({ ...position, nextLink: null, nextLinkAt: null });

function timeOf(headers: Headers): string {
  const at = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(at) ? Date.now() : at).toISOString();
}

/** A literal for a query: text in single quotes, which are doubled inside. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function buildAddress(
  { address, profile, resource, systemName, metadata }: WalkOptions,
  position: Position,
  { pageSize, counts }: { pageSize: number; counts: boolean },
): string {
  const isFull = position.phase === 'full';
  const path =
    isFull && resource === 'Property' && profile.fullPath !== undefined ? profile.fullPath : profile.resources[resource];
  const url = new URL(`${address.replace(/\/$/, '')}/${path}`);
  const query: [string, string][] = [];
  const filters = [
    ...(profile.namesSystem ? [`OriginatingSystemName eq ${quote(systemName)}`] : []),
    ...(isFull && profile.fullFilter !== undefined ? [profile.fullFilter] : []),
    ...conditionFrom(position, profile, resource, metadata),
  ];
  if (profile.walk === 'last-key') {
    query.push(['limit', String(pageSize)]);
    if (position.key !== null) query.push(['lastId', position.key]);
  } else {
    if (filters.length > 0) query.push(['$filter', filters.join(' and ')]);
    // Servers that keep their own order in the first walk take no other.
    if (profile.ordersBy && !(isFull && profile.fullPath !== undefined && resource === 'Property')) {
      query.push(['$orderby', `${timeField(profile, resource)},${keyField(resource, metadata)}`]);
    }
    if (profile.pageBy === '$top') query.push(['$top', String(pageSize)]);
    const expand = resource === 'Property' ? expandOf(profile, metadata) : '';
    if (expand !== '') query.push(['$expand', expand]);
    if (counts) query.push(['$count', 'true']);
  }
  url.search = query.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return url.href;
}

const timeField = (profile: FeedProfile, resource: ResourceName) =>
  resource === 'Property' ? profile.modifiedField : 'ModificationTimestamp';

function keyField(resource: ResourceName, metadata: ServerMetadata | undefined): string {
  const known = metadata?.fields.get(resource);
  return KEY_FIELDS[resource].find((name) => known?.has(name)) ?? KEY_FIELDS[resource][0] ?? 'ListingKey';
}

function expandOf(profile: FeedProfile, metadata: ServerMetadata | undefined): string {
  const known = metadata?.navigation.get('Property');
  return profile.expand
    .flatMap((name) => {
      const offered =
        known === undefined || known.size === 0 ? name : [name, `${name}s`, `${name}es`].find((one) => known.has(one));
      if (offered === undefined) return [];
      return profile.expandTop === undefined ? offered : `${offered}($top=${profile.expandTop})`;
    })
    .join(',');
}

function conditionFrom(
  { modified, key, since }: Position,
  profile: FeedProfile,
  resource: ResourceName,
  metadata: ServerMetadata | undefined,
): string[] {
  const time = timeField(profile, resource);
  if (profile.walk === 'last-key') return [];
  if (modified === null) return [];
  if (key !== null && profile.walk === 'keyset') {
    const field = keyField(resource, metadata);
    const literal = /Int|Decimal|Double/.test(metadata?.fields.get(resource)?.get(field) ?? '') ? key : quote(key);
    return [`(${time} gt ${modified} or (${time} eq ${modified} and ${field} gt ${literal}))`];
  }
  return [`${time} ${since === modified ? 'gt' : 'ge'} ${modified}`];
}

function advance(position: Position, page: ReadPage, { profile, resource, asked }: WalkOptions & { asked: number }): Position {
  const { serverTime } = page.sent;
  const last = readLast(page.records, profile, resource, serverTime);
  const nextLink = readLink(page.envelope, page.sent.address);
  const counted = Number(page.envelope['@odata.count'] ?? page.envelope['odata.count'] ?? Number.NaN);
  const walkStarted = position.walkStarted ?? serverTime;
  const latest = later(position.latest, last.latest, serverTime);
  const moved: Position = {
    ...position,
    walkStarted,
    latest,
    modified: profile.walk === 'last-key' ? null : (last.modified ?? position.modified),
    key: last.key ?? position.key,
    nextLink,
    nextLinkAt: nextLink === null ? null : new Date(),
    expected: Number.isFinite(counted) ? counted : position.expected,
  };
  // A server may send fewer than asked and say nothing: only an empty page ends a walk that asks by what came last.
  const isEnd =
    profile.walk === 'next-link'
      ? nextLink === null || nextLink === position.nextLink
      : page.records.length === 0 || (profile.walk === 'last-key' && moved.key === position.key);
  if (!isEnd) {
    // A walk by time and key needs no link, unless the server cut the page short.
    return profile.walk === 'keyset' && moved.key !== null && moved.modified !== null && page.records.length >= asked
      ? withoutLink(moved)
      : moved;
  }
  return { ...START, phase: 'idle', highWater: highWaterOf(moved) };
}

// What was changed while we walked is read again; a time ahead of the server's own clock does not count.
function highWaterOf({ walkStarted, latest, highWater, since }: Position): string | null {
  const known = [walkStarted, latest ?? highWater ?? since].filter((one) => one !== null);
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? highWater;
}

function later(a: string | null, b: string | null, serverTime: string): string | null {
  if (b === null || Date.parse(b) > Date.parse(serverTime) + 600_000) return a;
  return a === null || Date.parse(b) > Date.parse(a) ? b : a;
}

function readLast(records: readonly PageRecord[], profile: FeedProfile, resource: ResourceName, serverTime: string) {
  const time = timeField(profile, resource);
  const lastText = records.at(-1);
  const last = lastText === undefined ? undefined : readHead(bytesOf(lastText), time, profile, resource);
  const isOrdered = profile.ordersBy && profile.walk === 'keyset';
  let latest: string | null = null;
  for (const record of records.toReversed()) {
    latest = later(latest, findTime(bytesOf(record), time), serverTime);
    // An ordered walk ends with its latest record, unless that one is ahead of the clock.
    if (isOrdered && latest !== null) break;
  }
  return { modified: last?.modified ?? null, key: last?.key ?? null, latest };
}

// Parsing whole records only for their time would take most of a walk's time.
function findTime(record: Uint8Array, field: string): string | null {
  const found = findValue(record, field);
  return found !== null && found.length >= 10 && !Number.isNaN(Date.parse(found)) ? found : null;
}

const LONGEST_VALUE = 300;

/** The text or number of a field where it first stands, without parsing the record. */
export function findValue(record: Uint8Array, field: string): string | null {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.byteLength);
  const at = bytes.indexOf(`"${field}"`);
  if (at < 0) return null;
  const from = at + field.length + 2;
  const found = /^\s*:\s*(?:"([^"\\]{1,255})"|(\d{1,20})\s*[,}])/.exec(bytes.toString('utf8', from, from + LONGEST_VALUE));
  return found?.[1] ?? found?.[2] ?? null;
}

/** As {@link findValue}, of the first of these fields that has one. */
export function findFirstValue(record: Uint8Array, fields: readonly string[]): string | null {
  for (const field of fields) {
    const value = findValue(record, field);
    if (value !== null) return value;
  }
  return null;
}

function readHead(record: Uint8Array, time: string, profile: FeedProfile, resource: ResourceName) {
  const names = profile.shape === 'simplyrets' ? ['mlsId'] : KEY_FIELDS[resource];
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(record.buffer, record.byteOffset, record.byteLength).toString('utf8'));
  } catch {
    // The walk goes on behind a broken record as well.
    return { modified: findTime(record, time), key: findFirstValue(record, names) };
  }
  if (!isRecord(value)) return { modified: null, key: null };
  const modified = value[time];
  const key = names.map((name) => value[name]).find((one) => typeof one === 'string' || typeof one === 'number');
  return {
    modified: typeof modified === 'string' && !Number.isNaN(Date.parse(modified)) ? modified : null,
    key: key === undefined ? null : String(key),
  };
}

/** Where an answer says that it goes on; a link without a host is meant from where was asked. */
export function readLink(envelope: Record<string, unknown>, asked: string): string | null {
  // What is older wraps its whole answer once more.
  const within = isRecord(envelope['d']) ? envelope['d'] : envelope;
  const link =
    envelope['@odata.nextLink'] ??
    envelope['@nextLink'] ??
    envelope['odata.nextLink'] ??
    envelope['nextLink'] ??
    within['__next'];
  return typeof link === 'string' && link !== '' ? (URL.parse(link, asked)?.href ?? link) : null;
}
