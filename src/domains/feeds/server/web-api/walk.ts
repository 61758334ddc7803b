import { setImmediate as nextTurn } from 'node:timers/promises';
import { OperatorError } from '#platform/config/operator-error.ts';
import { isRecord } from '#lib/json-value.ts';
import { type FeedProfile, KEY_FIELDS, type ResourceName } from '../../model/profiles.ts';
import { guessPage, readPieces, splitPage, takeRecords } from '../../model/split-page.ts';
import { hashOfBytes, type LookedUp } from '../incoming-record.ts';
import { bytesOf, type PackedRecord, type PageRecord, packWaiting } from '../pack-record.ts';
import { type FeedClient, FIRST_BODY_BYTES, QueryRefused } from './feed-client.ts';
import { type AskedOf, buildAddress, timeField } from './page-address.ts';
import { type Position, START } from './position.ts';

export interface WalkPage {
  /** A view into the page, or packed where the page is large. */
  records: PageRecord[];
  /** What is known already of records that were looked up. */
  lookedUp: ReadonlyMap<PageRecord, LookedUp>;
  envelope: Record<string, unknown>;
  /** Where the walk stands once this page is kept; `idle`: it is at its end. */
  after: Position;
  /** Whether the page itself is kept by now: whatever is lost of taking it over, it needs not be asked for again. */
  isKept: () => boolean;
}

/** A page as a server sent it. */
export interface SentPage {
  address: string;
  body: Uint8Array;
  /** ISO, by the server's clock. */
  serverTime: string;
}

export interface WalkOptions extends AskedOf {
  client: FeedClient;
  /** What the last run had of the page that it could not take over. */
  kept?: SentPage | undefined;
  /** Keeps a page until it is taken over. Only then the next is asked for meanwhile: a run that is killed never lacks two. */
  keep?: ((page: SentPage) => Promise<void>) | undefined;
  /** Which records with these hashes are staged as they are: of those, not even the end is read. */
  findKnown?: ((hashes: readonly string[]) => Promise<boolean[]>) | undefined;
  /**
   * Ends once the page that was handed out last is taken over, and says whether to go on. So the next one, where it is here
   * already, is handed out before that. Without it, a page is taken over once the next is taken.
   */
  takenOver?: (() => Promise<boolean>) | undefined;
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

interface ReadPage extends Omit<WalkPage, 'after' | 'isKept'> {
  sent: SentPage;
  isKept?: boolean;
  /** Whether its first records were taken out of it as it came. */
  isShrunk: boolean;
}

/** What the pages of a walk share. */
interface Shared {
  pageSize: number;
  quit: AbortSignal;
  /** Memory of pages that were taken over, for those that come: fetched anew, it takes longer than what comes into it. */
  spare: ArrayBuffer[];
  /** False once records did not begin where they seemed to. */
  guesses: boolean;
}

/**
 * The pages of a resource from a position on. Where pages are kept, the next comes in already while one that takes long is taken
 * over; otherwise it is asked for afterwards. The bytes of a page are there until it is taken over.
 */
export async function* walk(options: WalkOptions, from: Position): AsyncGenerator<WalkPage> {
  const { profile } = options;
  const quit = new AbortController();
  const shared: Shared = { pageSize: profile.pageSize, quit: quit.signal, spare: [], guesses: true };
  let repeated = 0;
  const links = new Set<string>();
  const ask = (position: Position) => askPage(options, position, shared);
  let asked = ask(begin(from, profile));
  let before: Promise<unknown> = Promise.resolve();
  let isOver = (_goesOn: boolean) => {};
  try {
    for (;;) {
      let page: ReadPage;
      try {
        page = await asked.page;
      } catch (error) {
        // A link may have died early; and a page may be too large for the server.
        if (!(error instanceof QueryRefused)) throw error;
        repeated += 1;
        if ((asked.link === null && shared.pageSize <= 10) || repeated > 12)
          throw new OperatorError(`The feed refuses our query: ${error.message}`, { cause: error });
        if (asked.link === null) shared.pageSize = Math.max(10, Math.floor(shared.pageSize / 2));
        else links.clear();
        asked = ask(withoutLink(asked.position));
        continue;
      }
      const next = advance(asked.position, page, { ...options, asked: shared.pageSize });
      const isLast = next.phase === 'idle';
      // Also round several pages.
      if (!isLast && (isSame(next, asked.position) || (next.nextLink !== null && links.has(next.nextLink))))
        throw new OperatorError('The feed gives the same page again and again: its order or its links do not move on.');
      if (next.nextLink !== null) links.add(next.nextLink);
      const { records, lookedUp, envelope } = page;
      const turn = Promise.withResolvers<boolean>();
      const over = turn.promise.then((goesOn) => {
        letGo(page, shared);
        return goesOn;
      });
      isOver = turn.resolve;
      const following = isLast ? undefined : askNext(options, page, { before, over, ask: () => ask(next) });
      before = over;
      following?.catch(() => undefined);
      yield { records, lookedUp, envelope, after: next, isKept: () => page.isKept === true };
      turn.resolve(options.takenOver?.() ?? true);
      const found = await following;
      if (found === undefined) return;
      asked = found;
    }
  } finally {
    isOver(false);
    quit.abort();
  }
}

function askPage(options: WalkOptions, at: Position, shared: Shared): Asked {
  const { client, profile, kept } = options;
  const link = usableLink(at, profile);
  // Only a walk in the order of time can go on by the time of its last record.
  const position = link === null && profile.walk === 'next-link' && profile.resume === 'from-start' ? atStart(at) : at;
  const address = link ?? buildAddress(options, position, { pageSize: shared.pageSize, counts: position.walkStarted === null });
  let packed: PackedRecord[] = [];
  const read = async (sent: SentPage): Promise<ReadPage> => {
    const { records, ...rest } = await readRecords(sent.body, options, shared);
    return { ...rest, records: packed.length === 0 ? records : [...packed, ...records], sent, isShrunk: packed.length > 0 };
  };
  // Asked again, it comes from its beginning.
  const shrink = () => {
    packed = [];
    return (begun: Uint8Array) => takeRecords(begun, (record) => void packed.push(packWaiting(record)));
  };
  const page =
    kept?.address === address
      ? read(kept)
      : client.fetch(address, ({ body, headers }) => read({ address, body, serverTime: timeOf(headers) }), {
          quit: shared.quit,
          shrink,
          spare: () => shared.spare.pop(),
        });
  // It fails when its turn comes.
  page.catch(() => undefined);
  return { position, link, page };
}

/** Of a page that comes in while another is written: what writes it has its turn in between. */
const HASHED_AT_ONCE = 50;

/** The records of an answer. Those that are staged as they are tell by their hash where they end. */
async function readRecords(
  body: Uint8Array,
  { findKnown }: WalkOptions,
  shared: Shared,
): Promise<Omit<ReadPage, 'sent' | 'isShrunk'>> {
  // What is kept of its pieces would be too much beside a large page.
  const mayGuess = findKnown !== undefined && shared.guesses && body.length <= MOST_AHEAD_BYTES;
  const guessed = mayGuess ? guessPage(body) : undefined;
  if (guessed !== undefined && findKnown !== undefined) {
    const { pieces, envelope } = guessed;
    const hashes: string[] = [];
    for (const piece of pieces) if (hashes.push(hashOfBytes(piece)) % HASHED_AT_ONCE === 0) await nextTurn();
    const known = await findKnown(hashes);
    const lookedUp = new Map(pieces.map((piece, at) => [piece, { hash: hashes[at] ?? '', isKnown: known[at] === true }]));
    const reading = readPieces(pieces, (piece) => lookedUp.get(piece)?.isKnown === true);
    let step = reading.next();
    for (; step.done !== true; step = reading.next()) await nextTurn();
    const records = step.value;
    if (records !== undefined) {
      shared.guesses = pieces.length < 2 * records.length;
      return { records, lookedUp, envelope };
    }
  }
  const page = splitPage(body);
  if (guessed !== undefined) shared.guesses = false;
  return { ...page, lookedUp: new Map() };
}

/**
 * Asks for the next page once this one is taken over, or keeps it where that takes long, and asks then: one page is kept, so the one
 * before it is taken over by then. Undefined at the end.
 */
async function askNext(
  { keep }: WalkOptions,
  page: ReadPage,
  { before, over, ask }: { before: Promise<unknown>; over: Promise<boolean>; ask: () => Asked },
): Promise<Asked | undefined> {
  const { sent, isShrunk } = page;
  const takesLong = keep !== undefined && !isShrunk && sent.body.length <= MOST_AHEAD_BYTES && !(await endsSoon(over));
  if (takesLong) {
    await before;
    await keep(sent);
    page.isKept = true;
  } else if (!(await over)) return undefined;
  return ask();
}

async function endsSoon(over: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), SOON_MS);
  return Promise.race([over.then(() => true), late]).finally(() => clearTimeout(timer));
}

const MOST_SPARE = 2;

/** Keeps the memory of a page for another, and gives that of a large one back at once. */
function letGo({ sent: { body }, records, isShrunk }: ReadPage, { spare }: Shared): void {
  const { buffer } = body;
  // Whoever took it may hold the list until the next page is there.
  if (isShrunk) records.length = 0;
  if (!(buffer instanceof ArrayBuffer)) return;
  if (isShrunk || body.length > MOST_AHEAD_BYTES) buffer.transfer(0);
  // Small ones may be a part of what others have, too.
  else if (buffer.byteLength >= FIRST_BODY_BYTES && spare.length < MOST_SPARE) spare.push(buffer);
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
