/** A record of a JSON file: its bytes as text, and where it begins. */
export interface JsonSlice {
  text: string;
  /** Line of its first character, from 1. */
  line: number;
}

/** Why a file cannot be read further. All complete records before it were handed out. */
export class JsonBroken extends Error {
  override name = 'JsonBroken';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export interface JsonSplitter {
  /** Records that end in this piece of the file. */
  push(chunk: Uint8Array): JsonSlice[];
  /** After `push` has thrown: the records that ended before the fault. */
  recovered(): JsonSlice[];
  /** The last record; throws {@link JsonBroken} where the file ends in the middle. */
  end(): JsonSlice[];
}

/** The list of a wrapper is cut as it comes: it may be longer than what is held at once. */
const LIST_NAMES = new Set(['value', 'bundle', 'results', 'Results', 'listings', 'Listings', 'records', 'Property']);

const MAX_RECORD_BYTES = 16 * 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const LINE_FEED = 0x0a;
const COLON = 0x3a;
const RECORD_SEPARATOR = 0x1e;
const SPACE = 0x20;

/** What ends one record of a list and begins the next, up to the name of its first field. */
const SEAM = /[},]\s*(\{\s*"([^"\\]{1,64})"\s*:)$/;
const FIRST_NAME = /^\{\s*"([^"\\]{1,64})"\s*:/;
const LONGEST_SEAM = 512;

/**
 * Cuts UTF-8 JSON (without a byte order mark) into records without parsing it: the elements of a top-level list or of
 * the list `value` of a RESO Web API answer (or what other interfaces call it), JSON Lines, JSON text sequences (RFC 7464), objects
 * end to end, or one object. One record is in memory at a time, and each is parsed by itself, so that a broken one spoils none after
 * it: not even one with a quote too many, which turns texts and what is between them around, or one whose brackets do not match.
 */
export function createJsonSplitter(): JsonSplitter {
  let slices: JsonSlice[] = [];
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let line = 1;
  let depth = 0;
  /** The bracket that opened each depth. */
  const opened: number[] = [];
  /** The last byte outside of texts that is no space. */
  let before = 0;
  let isInString = false;
  let isEscaped = false;
  /** Depth at which records lie: 0 for lines, 1 in a list, 2 in a wrapper's list, -1 in a wrapper outside its list. */
  let level = 0;
  let isWrapper = false;
  /** From its first byte to its last. */
  let isInRecord = false;
  let recordLine = 1;
  /** Whether one object has ended at the top: then a line end ends a record, whole or not. */
  let isLines = false;
  /** Whether the first has several lines. */
  let isTall = false;
  let isEmpty = true;
  /** Whether a separator stands before each record: then nothing else ends one that is broken. */
  let isSequence = false;
  /** Right after a text. */
  let isAfterText = false;
  /** What stands in this record after a text stands after none in JSON: its quotes are not to be trusted. */
  let isDamaged = false;
  let firstName: string | undefined;
  let key: number[] | null = null;
  let lastKey = '';

  let chunk: Uint8Array = new Uint8Array();
  let start = 0;

  function begin(at: number): void {
    isInRecord = true;
    isEmpty = false;
    recordLine = line;
    start = at;
    lastKey = '';
    isAfterText = false;
    isDamaged = false;
  }

  function finish(to: number): void {
    const tail = chunk.subarray(start, to);
    const bytes = heldBytes === 0 ? tail : Buffer.concat([...held, tail]);
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').trim();
    if (text !== '') slices.push({ text, line: recordLine });
    forget();
  }

  function forget(): void {
    held = [];
    heldBytes = 0;
    isInRecord = false;
  }

  function endLine(at: number): void {
    if (isLines && isInRecord && !isSequence) cutOff(at);
    line += 1;
  }

  /** Ends a record at the top, whole or not. */
  function cutOff(at: number): void {
    finish(at);
    depth = 0;
    isInString = false;
    isEscaped = false;
  }

  function separate(at: number): void {
    if (level !== 0) return;
    if (isEmpty) isSequence = true;
    if (isSequence && isInRecord) cutOff(at);
  }

  /** The newest bytes of this record, so many as a seam may have. */
  function lastBytes(to: number): Buffer {
    const pieces = [chunk.subarray(Math.max(start, to - LONGEST_SEAM), to)];
    let length = pieces[0]?.length ?? 0;
    for (let piece = held.length - 1; piece >= 0 && length < LONGEST_SEAM; piece -= 1) {
      const bytes = held[piece]?.subarray(length - LONGEST_SEAM) ?? new Uint8Array();
      pieces.unshift(bytes);
      length += bytes.length;
    }
    return Buffer.concat(pieces);
  }

  function markDamaged(at: number): void {
    isDamaged = true;
    const begun = heldBytes === 0 ? chunk.subarray(start, at) : Buffer.concat([...held, chunk.subarray(start, at)]);
    firstName = FIRST_NAME.exec(Buffer.from(begun.subarray(0, LONGEST_SEAM)).toString('latin1'))?.[1];
  }

  /** Ends a damaged record, if this colon stands behind the first field of the next: the field that it begins with itself. */
  function findSeam(at: number): void {
    const [, next, name] = SEAM.exec(lastBytes(at + 1).toString('latin1')) ?? [];
    if (next === undefined || name !== firstName) return;
    const all = Buffer.concat([...held, chunk.subarray(start, at + 1)]);
    const from = all.length - next.length;
    const text = all.subarray(0, from).toString('utf8').trimEnd().replace(/,$/, '').trimEnd();
    slices.push({ text, line: recordLine });
    const rest = Uint8Array.from(all.subarray(from));
    forget();
    begin(at + 1);
    recordLine = line - (next.split('\n').length - 1);
    held = [rest];
    heldBytes = rest.length;
    depth = level + 1;
    isInString = false;
    isEscaped = false;
    key = null;
  }

  function open(byte: number, at: number): void {
    // Within an object, a bracket stands behind a name: the one that ends what is before it is missing.
    if (isInRecord && depth > level && opened[depth - 1] === OPEN_BRACE && before !== COLON && !isDamaged) markDamaged(at);
    if (isInRecord && level === 0 && depth === 1 && byte === OPEN_BRACKET && LIST_NAMES.has(lastKey) && !isLines) {
      // What began as a record is the wrapper of a list.
      forget();
      isWrapper = true;
      level = 2;
    } else if (!isInRecord) {
      if (depth === 0 && byte === OPEN_BRACKET && !isLines) level = 1;
      else if (depth === level) begin(at);
    }
    isEmpty = false;
    opened[depth] = byte;
    depth += 1;
  }

  /** Whether this bracket ends something; those that are missing before it are taken as written. */
  function endsOpened(bracket: number, at: number): boolean {
    if (depth === 0 || opened[depth - 1] === bracket) return true;
    if (isInRecord && !isDamaged) markDamaged(at);
    let to = depth - 1;
    while (to >= level && opened[to] !== bracket) to -= 1;
    if (!isInRecord || to < level) return false;
    depth = to + 1;
    return true;
  }

  function close(byte: number, at: number): void {
    // A list's end ends the bare value before it.
    if (isInRecord && depth === level) finish(at);
    if (!endsOpened(byte === CLOSE_BRACE ? OPEN_BRACE : OPEN_BRACKET, at)) return;
    depth -= 1;
    if (depth < 0) throw new JsonBroken('a bracket is closed that was never opened', line);
    if (isInRecord) {
      if (depth !== level) return;
      finish(at + 1);
      // Objects that have several lines each do not end where a line does.
      if (level === 0 && !isTall) [isLines, isTall] = [isLines || recordLine === line, !isLines && recordLine !== line];
    } else if (depth < level) level = isWrapper ? -1 : 0;
    if (depth === 0 && isWrapper) {
      isWrapper = false;
      level = 0;
    }
  }

  function readInString(byte: number, at: number): void {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) {
      isInString = false;
      isAfterText = true;
      if (key !== null) lastKey = Buffer.from(key).toString('utf8');
      key = null;
    } else if (byte < SPACE) {
      if (byte === LINE_FEED) endLine(at);
      else if (byte === RECORD_SEPARATOR) separate(at);
    } else if (isDamaged && byte === COLON) findSeam(at);
    else if (key !== null && key.length < 16) key.push(byte);
  }

  function read(byte: number, at: number): void {
    if (byte === LINE_FEED) {
      endLine(at);
      return;
    }
    if (byte === RECORD_SEPARATOR) {
      separate(at);
      return;
    }
    if (isAfterText) {
      isAfterText = false;
      if (byte !== COMMA && byte !== COLON && byte !== CLOSE_BRACE && byte !== CLOSE_BRACKET) {
        if (isInRecord && !isDamaged) markDamaged(at);
      }
    }
    if (isDamaged && byte === COLON) findSeam(at);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) open(byte, at);
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) close(byte, at);
    else if (byte === COMMA) {
      if (isInRecord && depth === level) finish(at);
    } else if (byte > SPACE) {
      if (!isInRecord && depth === level) begin(at);
      if (byte === QUOTE) {
        isInString = true;
        key = depth === 1 && level === 0 ? [] : null;
      }
    }
    if (byte > SPACE) before = byte;
  }

  /** A quote too many hides the brackets that end the list. */
  const endsWhole = () => /[\]}]\s*$/.test(Buffer.concat(held).subarray(-LONGEST_SEAM).toString('latin1'));

  function push(next: Uint8Array): JsonSlice[] {
    slices = [];
    chunk = next;
    start = 0;
    for (let at = 0; at < next.length; at++) {
      const byte = next[at] ?? 0;
      // Most bytes are small letters within texts, where they mean nothing.
      if (byte > BACKSLASH && isInString && key === null && !isEscaped) continue;
      if (isInString) readInString(byte, at);
      else if (byte > SPACE || byte === LINE_FEED || byte === RECORD_SEPARATOR) read(byte, at);
    }
    if (isInRecord) {
      // A copy: the stream may use its buffer again.
      held.push(Uint8Array.from(next.subarray(start)));
      heldBytes += next.length - start;
      if (heldBytes > MAX_RECORD_BYTES) throw new JsonBroken('the record that begins here has no end', recordLine);
    }
    return slices;
  }

  function end(): JsonSlice[] {
    slices = [];
    chunk = new Uint8Array();
    start = 0;
    if (isInRecord && (isLines || depth === 0 || isSequence)) finish(0);
    else if (isInRecord && isDamaged && endsWhole()) finish(0);
    else if (isInRecord) throw new JsonBroken('the file ends in the middle of the record that begins here', recordLine);
    else if (depth > 0) throw new JsonBroken('the file ends before its list does', line);
    if (isEmpty) throw new JsonBroken('there is no JSON in it', line);
    return slices;
  }

  return { push, recovered: () => slices, end };
}
