import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';

const SECRET = 'a secret / with signs';
const REGION = 'eu-north-1';

/** A bucket named "homes": accepts what is signed with its secret, and fails as often as told. */
const files = new Map<string, { content: Buffer; type: string | undefined }>();
let failures: ('hang up' | 'say nothing' | { status: number; code: string })[];
let requests: number;
const server = createServer((request, response) => {
  void (async () => {
    requests += 1;
    const body = await buffer(request);
    const failure = failures.shift();
    const key = request.url ?? '';
    if (failure === 'hang up') return request.socket.destroy();
    if (failure === 'say nothing') return undefined;
    if (failure !== undefined) return response.writeHead(failure.status).end(`<Error><Code>${failure.code}</Code></Error>`);
    if (!isSigned(request, body)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (request.method === 'PUT') files.set(key, { content: body, type: request.headers['content-type'] });
    if (request.method === 'DELETE') files.delete(key);
    const file = files.get(key);
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (file === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200).end(file.content);
  })();
});
let store: FileStore;

beforeEach(async () => {
  [failures, requests] = [[], 0];
  files.clear();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  store = openStore(SECRET);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function openStore(secretAccessKey: string, timeoutMs?: number): FileStore {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket does not listen');
  const endpoint = `http://127.0.0.1:${address.port}/`;
  return createBucketStore({
    bucket: 'homes',
    region: REGION,
    endpoint,
    accessKeyId: 'ours',
    secretAccessKey,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** Signature version 4, as Amazon describes it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': time = '', 'x-amz-content-sha256': sum = '' } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=ours\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ?? [];
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
  const asked = [request.method, request.url, '', headers.join(''), names, sum].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(asked)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((signed, part) => sign(signed, part), `AWS4${SECRET}`);
  const isWhole = request.method !== 'PUT' || sum === hash(body);
  return isWhole && scope.endsWith(`/${REGION}/s3/aws4_request`) && sign(key, text).toString('hex') === signature;
}

test('gives back what was put, until it is deleted', async () => {
  const content = Buffer.from([0, 255, 128, 10]);
  expect(await store.get('media/a b+ü.webp')).toBeUndefined();
  await store.put('media/a b+ü.webp', content, 'image/webp');
  expect(files.get('/homes/media/a%20b%2B%C3%BC.webp')?.type).toBe('image/webp');
  expect(Buffer.from((await store.get('media/a b+ü.webp')) ?? [])).toEqual(content);
  await store.delete('media/a b+ü.webp');
  await store.delete('media/a b+ü.webp');
  expect(await store.get('media/a b+ü.webp')).toBeUndefined();
});

test('tries again where the bucket or the line fails for a moment', async () => {
  failures = [{ status: 503, code: 'SlowDown' }, 'hang up'];
  await store.put('a', Buffer.from('a'), 'text/plain');
  failures = ['hang up'];
  expect(Buffer.from((await store.get('a')) ?? []).toString()).toBe('a');
  expect(requests).toBe(5);
});

test('says what a bucket refuses, and does not take a lost bucket for a lost file', async () => {
  const stranger = openStore('another secret');
  await expect(stranger.put('a', Buffer.from('a'), 'text/plain')).rejects.toThrow('403 SignatureDoesNotMatch to PUT a');
  await expect(stranger.get('a')).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(stranger.delete('a')).rejects.toThrow('403 SignatureDoesNotMatch');
  for (const ask of [() => store.get('a'), () => store.delete('a')]) {
    failures = [{ status: 404, code: 'NoSuchBucket' }];
    await expect(ask()).rejects.toThrow('404 NoSuchBucket');
  }
});

test('gives a try up where the bucket says nothing', async () => {
  failures = ['say nothing', 'say nothing', 'say nothing'];
  await expect(openStore(SECRET, 20).put('a', Buffer.from('x'), 'image/webp')).rejects.toThrow('timeout');
});
