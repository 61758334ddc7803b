import { isGzip } from '#platform/files/is-gzip.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform/config/operator-error.ts';
import { toUtf8 } from '#platform/files/to-utf8.ts';

export interface Input {
  /** What was read, for people: a path, or an address without its credentials. */
  origin: string;
  format: 'json' | 'csv' | 'xml';
  /** UTF-8 without a byte order mark. */
  chunks: AsyncIterable<Uint8Array>;
  /** Bytes taken from disk or network so far, before unpacking. */
  bytesRead(): number;
  /** Undefined if the server does not say. */
  totalBytes: number | undefined;
}

const CHUNK_BYTES = 256 * 1024;
const SNIFFED_BYTES = 64 * 1024;
const FIRST_ANSWER_TIMEOUT_MS = 60_000;

/** Opens a file or an http(s) address, packed with gzip or not. Throws OperatorError where there is nothing to read. */
export async function openInput(location: string): Promise<Input> {
  return openSource(/^https?:\/\//i.test(location) ? await openAddress(location) : await openFile(location));
}

/** What comes from a source. Throws OperatorError where there is nothing to read. */
export async function openSource(source: Source): Promise<Input> {
  let read = 0;
  const counted = count(source.stream, (bytes) => (read += bytes));
  const { head, rest } = await peek(unpack(counted, source.origin));
  if (head.length === 0) throw new OperatorError(`${source.origin} is empty.`);
  const utf8 = toUtf8(rest);
  const { head: start, rest: chunks } = await peek(utf8);
  return {
    origin: source.origin,
    format: sniffFormat(start, source.origin),
    chunks,
    bytesRead: () => read,
    totalBytes: source.totalBytes,
  };
}

interface Source {
  /** What messages call it. */
  origin: string;
  stream: AsyncIterable<Uint8Array>;
  totalBytes: number | undefined;
}

async function openFile(path: string): Promise<Source> {
  const info = await stat(path).catch((cause: unknown) => {
    throw new OperatorError(`There is no file ${path}: check the path.`, { cause });
  });
  if (info.isDirectory()) throw new OperatorError(`${path} is a folder: name the file in it that holds the listings.`);
  return {
    origin: path,
    stream: createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    totalBytes: info.isFile() ? info.size : undefined,
  };
}

async function openAddress(address: string): Promise<Source> {
  const url = new URL(address);
  const headers = new Headers({ accept: 'application/json, text/csv;q=0.9, */*;q=0.1' });
  if (url.username !== '') {
    headers.set(
      'authorization',
      `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`,
    );
  }
  url.username = '';
  url.password = '';
  const origin = `${url.origin}${url.pathname}`;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FIRST_ANSWER_TIMEOUT_MS);
  const response = await fetch(url, { headers, signal: controller.signal }).catch((cause: unknown) => {
    throw new OperatorError(`${origin} does not answer: check the address and the network.`, { cause });
  });
  clearTimeout(timer);
  if (!response.ok || response.body === null)
    throw new OperatorError(`${origin} answers with status ${response.status}: check the address and its credentials.`);
  const length = Number(response.headers.get('content-length'));
  // A body that fetch unpacks itself is longer than the header says.
  const isPlain = response.headers.get('content-encoding') === null;
  return { origin, stream: readBody(response.body), totalBytes: isPlain && length > 0 ? length : undefined };
}

async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function* count(chunks: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* unpack(chunks: AsyncIterable<Uint8Array>, origin: string): AsyncGenerator<Uint8Array> {
  const { head, rest } = await peek(chunks);
  if (head[0] === 0x50 && head[1] === 0x4b)
    throw new OperatorError(`${origin} is a zip archive: unpack it first and name the file in it.`);
  if (!isGzip(head)) {
    yield* rest;
    return;
  }
  try {
    yield* Readable.from(rest).pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
  } catch (cause) {
    throw new OperatorError(`${origin} is a broken gzip file: fetch it again.`, { cause });
  }
}

/** The first bytes, at least as many as asked for where there are, and everything, these included. */
export async function peek(
  chunks: AsyncIterable<Uint8Array>,
  bytes = SNIFFED_BYTES,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await iterator.next();
    if (next.done === true) break;
    taken.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* taken;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      // Whoever stops early closes what is open below.
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(taken), rest: all() };
}

function sniffFormat(head: Uint8Array, origin: string): Input['format'] {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('utf8').trimStart();
  // A separator stands before each record of a JSON text sequence.
  if (/^\s*[{[]/.test(text.replaceAll('\u001e', ''))) return 'json';
  if (/^<(?:!doctype html|html|head|body)\b/i.test(text))
    throw new OperatorError(`${origin} is a web page: give RESO Web API JSON, JSON Lines, CSV or XML of listings.`);
  // What a file defines for itself may be anything: no entity of its own is ever read.
  if (text.startsWith('<') && /<!DOCTYPE[^>[]*\[|<!ENTITY/i.test(text.slice(0, 16_384)))
    throw new OperatorError(`${origin} defines XML entities of its own, which we do not read: have them left out.`);
  if (text.startsWith('<')) return 'xml';
  return 'csv';
}
