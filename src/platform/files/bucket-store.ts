import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';

interface BucketOptions {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For providers other than Amazon. */
  endpoint?: string | undefined;
  /** How long one try may take, its answer included. */
  timeoutMs?: number;
}

/** Retries after the bucket, or the line to it, fails for a moment. */
const RETRIES = 2;
const TIMEOUT_MS = 30_000;

/** Files in a bucket of S3 or a compatible service. A file appears under its name when it is complete. */
export function createBucketStore({ bucket, region, endpoint, timeoutMs = TIMEOUT_MS, ...keys }: BucketOptions): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const root = locateBucket(bucket, region, endpoint);

  async function ask(method: string, key: string, init: RequestInit = {}, triesLeft = RETRIES): Promise<Response> {
    const url = `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;
    try {
      return await client.fetch(url, { ...init, method, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (triesLeft === 0) throw error;
      return ask(method, key, init, triesLeft - 1);
    }
  }
  return {
    async put(key, content, contentType) {
      // A view on the kind of memory that fetch wants.
      const body = new Uint8Array(content);
      const sum = createHash('sha256').update(body).digest('hex');
      const response = await ask('PUT', key, {
        body,
        headers: { 'content-type': contentType, 'x-amz-content-sha256': sum },
      });
      const answer = await response.text();
      if (!response.ok) throw describeRefusal('PUT', key, response.status, answer);
    },
    async get(key) {
      const response = await ask('GET', key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const answer = await response.text();
      if (isNoFile(response.status, answer)) return undefined;
      throw describeRefusal('GET', key, response.status, answer);
    },
    async delete(key) {
      const response = await ask('DELETE', key);
      const answer = await response.text();
      if (response.ok || isNoFile(response.status, answer)) return;
      throw describeRefusal('DELETE', key, response.status, answer);
    },
  };
}

// Amazon's certificate covers one name before its own, so no bucket with dots.
function locateBucket(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
}

function describeRefusal(method: string, key: string, status: number, answer: string): Error {
  return new Error(`the bucket answered ${[status, findCode(answer)].filter(Boolean).join(' ')} to ${method} ${key}`);
}

// A missing bucket is not a missing file.
function isNoFile(status: number, answer: string): boolean {
  return status === 404 && findCode(answer) !== 'NoSuchBucket';
}

function findCode(answer: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(answer)?.[1];
}
