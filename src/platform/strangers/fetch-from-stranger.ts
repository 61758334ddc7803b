import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '#platform/config/config.ts';

export interface FetchOptions {
  /** Whether an IP address must not be asked; {@link isPrivate} for those that are not public. */
  isForbidden: (address: string) => boolean;
  userAgent: string;
  /** Who asks where a host wants to know it otherwise; undefined for everywhere else. Asked again after a redirect. */
  userAgentFor?: ((url: URL) => string | undefined) | undefined;
  /** What is asked for, as in the header. */
  accept: string;
  maxBytes: number;
  timeoutMs: number;
  /** 3 by default. */
  mostRedirects?: number;
}

const IDLE_TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;
export const FORBIDDEN = 'the address is in a private network';

export type RefusalKind = 'private' | 'scheme' | 'redirects' | 'status' | 'gone' | 'large' | 'partial' | 'slow' | 'broken';

/** Why nothing was fetched. `isFinal`: asking again will not help. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly kind: RefusalKind;
  readonly isFinal: boolean;
  /** Of an answer that was no file. */
  readonly status: number | undefined;

  constructor(kind: RefusalKind, message: string, isFinal: boolean, status?: number) {
    super(message);
    this.kind = kind;
    this.isFinal = isFinal;
    this.status = status;
  }
}

/**
 * A complete file from somebody else's address. The address is a stranger's: no private networks, not even
 * behind names and redirects, and limits on size and time. Throws {@link FetchRefused}, whose words never hold the address.
 */
export async function fetchFromStranger(address: string, options: FetchOptions): Promise<Buffer> {
  let url = new URL(address);
  for (let hop = 0; hop <= (options.mostRedirects ?? MOST_REDIRECTS); hop++) {
    const answer = await request(url, options);
    if (!('redirect' in answer)) return answer.body;
    url = answer.redirect;
  }
  throw new FetchRefused('redirects', 'too many redirects', true);
}

function request(url: URL, options: FetchOptions): Promise<{ body: Buffer } | { redirect: URL }> {
  const { isForbidden, accept, maxBytes, timeoutMs } = options;
  const userAgent = options.userAgentFor?.(url) ?? options.userAgent;
  if (!/^https?:$/.test(url.protocol)) throw new FetchRefused('scheme', `${url.protocol} addresses are not fetched`, true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isForbidden(host)) throw new FetchRefused('private', FORBIDDEN, true);
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const outgoing = client.get(
      url,
      {
        agent: false,
        lookup: guardLookup(isForbidden),
        signal: AbortSignal.timeout(timeoutMs),
        timeout: IDLE_TIMEOUT_MS,
        headers: { 'user-agent': userAgent, accept, 'accept-encoding': 'identity' },
      },
      (incoming) => {
        const { statusCode = 0, headers } = incoming;
        const refuse = (kind: RefusalKind, message: string, isFinal: boolean) => {
          incoming.destroy();
          reject(new FetchRefused(kind, message, isFinal, statusCode));
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          incoming.resume();
          if (URL.canParse(headers.location, url)) resolve({ redirect: new URL(headers.location, url) });
          else refuse('redirects', 'a redirect to nowhere', true);
          return;
        }
        const isGone = statusCode === 404 || statusCode === 410;
        if (statusCode !== 200) return refuse(isGone ? 'gone' : 'status', `status ${statusCode}`, isGone);
        const declared = Number(headers['content-length'] ?? Number.NaN);
        if (declared > maxBytes) return refuse('large', `larger than ${maxBytes} bytes`, true);
        const chunks: Buffer[] = [];
        let length = 0;
        incoming.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > maxBytes) return refuse('large', `larger than ${maxBytes} bytes`, true);
          chunks.push(chunk);
        });
        incoming.on('end', () => {
          if (!incoming.complete || (declared >= 0 && declared !== length))
            refuse('partial', 'the file came only in part', false);
          else resolve({ body: Buffer.concat(chunks) });
        });
        incoming.on('error', (error) => reject(explainConnection(error)));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new FetchRefused('slow', 'no answer in time', false)));
    outgoing.on('error', (error) => reject(explainConnection(error)));
  });
}

/** Any failure of a connection, in words that never hold the address. */
export function explainConnection(error: Error): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const isLate = error.name === 'TimeoutError' || error.name === 'AbortError';
  return isLate
    ? new FetchRefused('slow', 'no answer in time', false)
    : new FetchRefused('broken', `the connection broke: ${error.message}`, false);
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
// Not global unicast, or a way back into IPv4.
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is not part of the public internet. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPrivate(mapped);
  if (/^::ffff:/i.test(address)) return true;
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Which addresses must not be asked. */
export const forbiddenUnless = (mayBePrivate: boolean): ((address: string) => boolean) =>
  mayBePrivate ? () => false : isPrivate;

/** How this installation names itself to strangers, for what it fetches. */
export function userAgentOf({ PRODUCT_NAME }: Pick<Config, 'PRODUCT_NAME'>, what: string): string {
  return `${PRODUCT_NAME.replaceAll(/[^\x20-\x7e]/g, '')} ${what} fetcher`;
}

// Checked when the connection is made, so that a name cannot change its meaning between check and use.
export function guardLookup(isForbidden: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 4);
      if (addresses.some(({ address }) => isForbidden(address)))
        return callback(new FetchRefused('private', FORBIDDEN, true), '', 4);
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      if (first === undefined) return callback(new FetchRefused('broken', 'the name has no address', false), '', 4);
      callback(null, first.address, first.family);
    });
  };
}
