import { isUtf8 } from 'node:buffer';

const windows1252 = new TextDecoder('windows-1252');

/**
 * Any of the encodings that files come in as UTF-8 without a byte order mark: UTF-8, UTF-16 with a mark or without,
 * and, wherever bytes are no UTF-8, Windows-1252.
 */
export async function* toUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let carry: Uint8Array = new Uint8Array();
  let wide: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes: Uint8Array = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
    if (isFirst && bytes.length >= 4) {
      isFirst = false;
      wide = findWideDecoder(bytes);
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
    } else if (isFirst) {
      carry = bytes;
      continue;
    }
    if (wide !== undefined) {
      carry = new Uint8Array();
      yield Buffer.from(wide.decode(bytes, { stream: true }));
      continue;
    }
    const end = bytes.length - countUnfinished(bytes);
    carry = bytes.subarray(end);
    yield asUtf8(bytes.subarray(0, end));
  }
  if (wide === undefined && carry.length > 0) yield asUtf8(carry);
}

const LINE_FEED = 0x0a;

// Line by line: a single letter of another encoding spoils none of the lines around it.
function asUtf8(bytes: Uint8Array): Uint8Array {
  if (isUtf8(bytes)) return bytes;
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end < 0 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    lines.push(isUtf8(line) ? line : Buffer.from(windows1252.decode(line)));
    from = to;
  }
  return Buffer.concat(lines);
}

function findWideDecoder(bytes: Uint8Array): TextDecoder | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  // ASCII in 16 bits: every other byte is zero.
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le');
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return new TextDecoder('utf-16be');
  return undefined;
}

/** How many bytes at the end are the beginning of a character that goes on in the next piece. */
function countUnfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
