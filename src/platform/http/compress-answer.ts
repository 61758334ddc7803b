import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { bodyOf } from './plain-answer.ts';

const MIN_BYTES = 1024;
const TEXT_TYPES = /^(text\/|application\/(json|problem\+json|manifest\+json|xml|javascript)|image\/svg\+xml)/;
const EMPTY = new Set([204, 304]);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Equal answers compress to equal bytes, so anonymous pages and assets are compressed once.
const compressed = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (value) => value.buffer.byteLength + 100,
});

/** Compresses a text answer in a way that the client accepts, and leaves everything else as it is. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const welcome = findWelcome(request);
  const encoding = (['br', 'gzip'] as const).find((coding) => welcome.has(coding));
  const type = response.headers.get('content-type') ?? '';
  if (!TEXT_TYPES.test(type)) return response;
  response.headers.append('vary', 'Accept-Encoding');
  if (
    encoding === undefined ||
    request.method === 'HEAD' ||
    EMPTY.has(response.status) ||
    response.headers.has('content-encoding')
  )
    return response;
  if (type.startsWith('text/event-stream')) return response;
  if (response.headers.has('content-disposition')) return welcome.has('gzip') ? compressFile(response) : response;
  const body = Buffer.from(await bodyOf(response));
  // Also from the old answer, because Hono may copy its headers to the new one.
  response.headers.delete('content-length');
  const headers = new Headers(response.headers);
  if (body.length < MIN_BYTES) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await compressOnce(body, encoding), { status: response.status, headers });
}

/** Files may be of any size: they are compressed as they go out, in the one coding that streams can be in. */
function compressFile(response: Response): Response {
  const { body, status } = response;
  if (body === null || status !== 200) return response;
  response.headers.delete('content-length');
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}

/** The codings that a client accepts; q=0 refuses one. */
function findWelcome(request: Request): Set<string | undefined> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality]) => quality === undefined || Number(quality.replace('q=', '')) > 0)
      .map(([coding]) => coding),
  );
}

async function compressOnce(body: Buffer, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${encoding}:${createHash('sha1').update(body).digest('base64')}`;
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const written =
    encoding === 'br'
      ? await compressBrotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await compressGzip(body, { level: 5 });
  // What zlib gives lies in a buffer of 64 kB, however short it is: a copy takes its own length only.
  const result = new Uint8Array(written);
  compressed.set(key, result);
  return result;
}
