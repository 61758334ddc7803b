import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { explainConnection, FetchRefused, FORBIDDEN, guardLookup } from './fetch-from-stranger.ts';

interface PostOptions {
  headers: Record<string, string>;
  body: Buffer | string;
  /** Whether an IP address must not be asked. */
  isForbidden: (address: string) => boolean;
  timeoutMs?: number;
}

export interface PostAnswer {
  status: number;
  /** How long it asks us to wait, in seconds. */
  retryAfter: number | undefined;
}

const MOST_ANSWER_BYTES = 64 * 1024;

/**
 * Sends something to somebody else's address, and reads its status alone. It follows no redirect, and reaches no private network, not
 * even behind names. Throws {@link FetchRefused}, whose words never hold the address.
 */
export async function postToStranger(
  address: string,
  { headers, body, isForbidden, timeoutMs = 10_000 }: PostOptions,
): Promise<PostAnswer> {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new FetchRefused('scheme', `nothing is sent to ${url.protocol} addresses`, true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isForbidden(host)) throw new FetchRefused('private', FORBIDDEN, true);
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const outgoing = client.request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: guardLookup(isForbidden),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (incoming) => {
        const { statusCode: status = 0, headers: answered } = incoming;
        let length = 0;
        const finish = () => resolve({ status, retryAfter: readRetryAfter(answered['retry-after']) });
        incoming.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > MOST_ANSWER_BYTES) {
            finish();
            incoming.destroy();
          }
        });
        incoming.on('end', finish);
        incoming.on('error', (error) => reject(explainConnection(error)));
      },
    );
    outgoing.on('error', (error) => reject(explainConnection(error)));
    outgoing.end(body);
  });
}

function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
