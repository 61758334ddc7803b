import { createJsonSplitter, JsonBroken } from './split-json.ts';

/** A page of a server's answer, cut into its records without parsing them. */
export interface SplitPage {
  /** Each record's bytes, a view into the page. */
  records: Uint8Array[];
  /** Everything around the records. */
  envelope: Record<string, unknown>;
}

/** The answer is no complete JSON page; it is thrown away whole and asked for again. */
export class PageBroken extends Error {
  override name = 'PageBroken';
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const SPACE = 0x20;

/** Bytes that neither begin nor end anything inside a record. */
const IS_PLAIN = new Uint8Array(256).fill(1);
for (const byte of [QUOTE, COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET]) IS_PLAIN[byte] = 0;

/** Some write it before everything else, although JSON has none. */
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** What may stand behind a text; anything else means that a quote is too many, or one is missing. */
const ENDS_TEXT = new Uint8Array(256);
for (const byte of [COMMA, COLON, CLOSE_BRACE, CLOSE_BRACKET]) ENDS_TEXT[byte] = 1;

/** Names under which servers put their records. */
const LIST_NAMES = new Set(['value', 'bundle', 'Results', 'results', 'listings', 'data']);

/**
 * Cuts a complete UTF-8 answer: a list, or an object with its records in a list below `value` (or what other interfaces call
 * it). Where a record's quotes or brackets do not match, it spoils no other. Throws {@link PageBroken} if the answer is cut short or
 * no such answer.
 */
export function splitPage(sent: Uint8Array): SplitPage {
  const page = withoutMark(sent);
  const { records, listStart, listEnd, depth, isDamaged } = scan(page);
  if (isDamaged) return mendPage(page, listStart);
  if (depth !== 0 || listStart < 0 || listEnd < 0) {
    throw new PageBroken(listStart < 0 && depth === 0 ? 'there is no list of records in it' : 'the answer ends in the middle');
  }
  return { records: records.map(trimEnd), envelope: readEnvelope(page, listStart, listEnd) };
}

/**
 * The whole records of an answer that is still coming in, each handed over with the comma behind it, and how many bytes of the buffer
 * still count: what they took is closed up, so that the rest, once it is there, is an answer with the other records alone. What comes
 * behind a damaged record stays until the answer is whole.
 */
export function takeRecords(begun: Uint8Array, take: (record: Uint8Array) => void): number {
  const page = withoutMark(begun);
  const offset = begun.length - page.length;
  const { records, listStart, listEnd, isDamaged, restStart } = scan(page);
  if (listStart < 0 || listEnd >= 0 || isDamaged || restStart <= listStart) return begun.length;
  for (const record of records) take(trimEnd(record));
  begun.copyWithin(offset + listStart, offset + restStart);
  return begun.length - (restStart - listStart);
}

/**
 * The records of an answer, where those that are known as they are need not be read to find their end: it is cut wherever a record
 * seems to begin, and only what lies between known ones is read. Undefined where that does not hold, and in a list of few bytes.
 */
export function guessPage(sent: Uint8Array): GuessedPage | undefined {
  const page = withoutMark(sent);
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const end = bytes.lastIndexOf(CLOSE_BRACKET);
  try {
    const { listStart } = scan(page.subarray(0, LONGEST_HEAD));
    const seam = listStart < 0 ? undefined : FIRST_NAME.exec(bytes.toString('latin1', listStart, listStart + LONGEST_NAME));
    const [begun, space = '', name] = seam ?? [];
    if (begun === undefined || name === undefined || end < listStart) return undefined;
    const pieces = cutAt(bytes.subarray(0, end), listStart + space.length, Buffer.from(name, 'latin1'));
    return { pieces, envelope: readEnvelope(page, listStart, end) };
  } catch (error) {
    if (error instanceof PageBroken) return undefined;
    throw error;
  }
}

/** What begins as the first record does, behind one that ends. */
function cutAt(list: Buffer, first: number, name: Buffer): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let start = first;
  for (let at = list.indexOf(name, start + 1); at >= 0; at = list.indexOf(name, at + 1)) {
    const comma = lastBefore(list, at);
    const before = lastBefore(list, comma);
    if (list[comma] !== COMMA || list[before] !== CLOSE_BRACE) continue;
    pieces.push(list.subarray(start, before + 1));
    start = at;
  }
  return [...pieces, trimEnd(list.subarray(start))];
}

interface GuessedPage {
  /** What may be a record each, in their order; the first and the last begin and end where the list does. */
  pieces: Uint8Array[];
  envelope: Record<string, unknown>;
}

/**
 * The records of a guessed page, by which of its pieces are known to be whole records; undefined where the rest is none. It pauses now
 * and then, for whoever has others waiting.
 */
export function* readPieces(
  pieces: readonly Uint8Array[],
  isKnown: (piece: Uint8Array) => boolean,
): Generator<undefined, Uint8Array[] | undefined> {
  const records: Uint8Array[] = [];
  for (let at = 0; at < pieces.length;) {
    const known = at;
    while (at < pieces.length && isKnown(pieces[at] as Uint8Array)) at += 1;
    records.push(...pieces.slice(known, at));
    const unknown = at;
    while (at < pieces.length && !isKnown(pieces[at] as Uint8Array)) at += 1;
    const read = yield* readBetween(pieces.slice(unknown, at));
    if (read === undefined) return undefined;
    records.push(...read);
  }
  return records;
}

/** So many are read in a millisecond or two. */
const PIECES_AT_ONCE = 25;

function* readBetween(pieces: readonly Uint8Array[]): Generator<undefined, Uint8Array[] | undefined> {
  const records: Uint8Array[] = [];
  for (let at = 0; at < pieces.length; at += PIECES_AT_ONCE) {
    const read = readStretch(pieces.slice(at, at + PIECES_AT_ONCE));
    // A record may go on behind them.
    if (read === undefined) return readStretch(pieces);
    records.push(...read);
    yield;
  }
  return records;
}

/** The records of a stretch; where a piece is one, the piece itself. */
function readStretch(pieces: readonly Uint8Array[]): Uint8Array[] | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = last.byteOffset + last.byteLength - first.byteOffset;
  const { records, depth, listEnd, isDamaged } = scan(new Uint8Array(first.buffer, first.byteOffset, length), true);
  if (isDamaged || depth !== 1 || listEnd >= 0) return undefined;
  const byStart = new Map(pieces.map((piece) => [piece.byteOffset, piece]));
  return records.map(trimEnd).map((record) => {
    const piece = byStart.get(record.byteOffset);
    return piece?.byteLength === record.byteLength ? piece : record;
  });
}

/** Within how many bytes a list has to begin to be guessed. */
const LONGEST_HEAD = 4096;
const LONGEST_NAME = 80;
const FIRST_NAME = /^(\s*)(\{\s*"[^"\\]{1,64}"\s*:)/;

function lastBefore(page: Uint8Array, at: number): number {
  let before = at - 1;
  while (before > 0 && (page[before] ?? 0) <= SPACE) before -= 1;
  return before;
}

const withoutMark = (sent: Uint8Array) =>
  BYTE_ORDER_MARK.equals(sent.subarray(0, BYTE_ORDER_MARK.length)) ? sent.subarray(BYTE_ORDER_MARK.length) : sent;

interface Scanned {
  records: Uint8Array[];
  listStart: number;
  /** Both negative until found. */
  listEnd: number;
  depth: number;
  /** Quotes or brackets of a record do not match: nothing behind it was scanned. */
  isDamaged: boolean;
  /** Where the record begins that is not whole. */
  restStart: number;
}

/** Reads an answer, or what lies in its list. */
function scan(page: Uint8Array, isInList = false): Scanned {
  let depth = isInList ? 1 : 0;
  let key = '';
  let isKeyNext = false;
  let listDepth = isInList ? 1 : -1;
  let listStart = isInList ? 0 : -1;
  let listEnd = -1;
  let recordStart = -1;
  let restStart = -1;
  /** The bracket that opened each depth. */
  const opened: number[] = [];
  const records: Uint8Array[] = [];
  const length = page.length;
  const bytes = Buffer.from(page.buffer, page.byteOffset, length);
  const endRecord = (at: number) => {
    if (recordStart >= 0) records.push(page.subarray(recordStart, at));
    recordStart = -1;
    restStart = at + 1;
  };
  const found = (isDamaged: boolean): Scanned => ({ records, listStart, listEnd, depth, isDamaged, restStart });
  for (let at = 0; at < length; at++) {
    const byte = page[at] ?? 0;
    // Most bytes lie in a record, outside its texts; few of them matter.
    if (byte <= SPACE || (recordStart >= 0 && IS_PLAIN[byte] === 1)) continue;
    if (byte === QUOTE) {
      if (listDepth === depth && recordStart < 0) recordStart = at;
      const start = at + 1;
      at = endOfString(bytes, start);
      if (at < 0) {
        // Cut off in a text.
        depth = Math.max(depth, isInList ? 2 : 1);
        return found(false);
      }
      if (listStart >= 0) {
        let after = at + 1;
        while ((page[after] ?? COMMA) <= SPACE) after += 1;
        if (ENDS_TEXT[page[after] ?? COMMA] === 0) return found(true);
      }
      if (listDepth < 0 && depth > 0) {
        key = at - start < 20 ? Buffer.from(page.buffer, page.byteOffset + start, at - start).toString('latin1') : '';
        isKeyNext = false;
      }
      continue;
    }
    if (byte === COLON) {
      isKeyNext = listDepth < 0;
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (listDepth === depth && recordStart < 0) recordStart = at;
      opened[depth] = byte;
      depth += 1;
      if (listDepth < 0 && listEnd < 0 && byte === OPEN_BRACKET && (depth === 1 || (isKeyNext && LIST_NAMES.has(key)))) {
        listDepth = depth;
        listStart = at + 1;
      }
      isKeyNext = false;
      continue;
    }
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      const isOwn = depth > 0 && (opened[depth - 1] === OPEN_BRACE) === (byte === CLOSE_BRACE);
      if (!isOwn && listStart >= 0) return found(true);
      if (listDepth === depth && byte === CLOSE_BRACKET) {
        endRecord(at);
        listEnd = at;
        listDepth = -1;
      }
      depth -= 1;
      if (depth < 0) throw new PageBroken('a bracket is closed that was never opened');
      continue;
    }
    if (byte === COMMA) {
      if (listDepth === depth) endRecord(at);
      continue;
    }
    if (listDepth === depth && recordStart < 0) recordStart = at;
  }
  if (isInList) endRecord(length);
  return found(false);
}

/** The page again, by the slower way that finds where the record after a broken one begins. */
function mendPage(page: Uint8Array, listStart: number): SplitPage {
  const { listEnd, envelope } = findListEnd(page, listStart);
  const splitter = createJsonSplitter();
  try {
    const slices = [...splitter.push(page.subarray(listStart - 1, listEnd + 1)), ...splitter.end()];
    return { records: slices.map(({ text }) => Buffer.from(text)), envelope };
  } catch (cause) {
    if (!(cause instanceof JsonBroken)) throw cause;
    throw new PageBroken('the answer ends in the middle', { cause });
  }
}

/** What stands around the records is short, and has few lists. */
const LONGEST_END = 65_536;
const MOST_LISTS = 64;

/** The end of the list, from behind: without what lies in it, the answer is whole. */
function findListEnd(page: Uint8Array, listStart: number): { listEnd: number; envelope: Record<string, unknown> } {
  if (listStart > LONGEST_END) throw new PageBroken('the answer ends in the middle');
  let found: { listEnd: number; envelope: Record<string, unknown> } | undefined;
  let tried = 0;
  for (let at = page.length - 1; at >= Math.max(listStart, page.length - LONGEST_END) && tried < MOST_LISTS; at -= 1) {
    if (page[at] !== CLOSE_BRACKET) continue;
    tried += 1;
    try {
      found = { listEnd: at, envelope: readEnvelope(page, listStart, at) };
    } catch {
      // This bracket ends another list.
    }
  }
  if (found === undefined) throw new PageBroken('the answer ends in the middle');
  return found;
}

/** So far a text is searched byte by byte; longer ones faster as a whole. */
const SHORT_TEXT = 24;

/** Negative where there is no end. */
function endOfString(page: Buffer, from: number): number {
  let at = from;
  for (const short = Math.min(from + SHORT_TEXT, page.length); at < short; at++) {
    const byte = page[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) return at;
  }
  for (;;) {
    const end = page.indexOf(QUOTE, at);
    if (end < 0) return -1;
    // A quote after an odd number of backslashes is part of the text.
    let first = end;
    while (first > at && page[first - 1] === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
    at = end + 1;
  }
}

function trimEnd(record: Uint8Array): Uint8Array {
  let end = record.length;
  while (end > 0 && (record[end - 1] ?? 0) <= SPACE) end -= 1;
  return record.subarray(0, end);
}

function readEnvelope(page: Uint8Array, listStart: number, listEnd: number): Record<string, unknown> {
  const text = Buffer.concat([page.subarray(0, listStart), page.subarray(listEnd)]).toString('utf8');
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch (cause) {
    throw new PageBroken('the answer is no JSON', { cause });
  }
}
