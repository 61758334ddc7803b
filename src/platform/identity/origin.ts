import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Cookies need TLS, except on one's own machine. */
export function needsSecureCookies(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): boolean {
  const { protocol, hostname } = new URL(publicUrlOf(config));
  return protocol === 'https:' || !OWN_MACHINE.includes(hostname);
}

/**
 * The origin of the calling page, without a slash at the end: PUBLIC_URL, or without it the name and port by which this
 * machine was opened.
 */
export function siteUrlFor(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>, origin: string | null): string {
  const isOwnMachine = config.PUBLIC_URL === undefined && origin !== null && URL.canParse(origin);
  return isOwnMachine && OWN_MACHINE.includes(new URL(origin).hostname) ? new URL(origin).origin : publicUrlOf(config);
}

/**
 * Where cookies count, only our own pages may call: a browser names the page's origin with every such request, other
 * callers name none. Throws `forbidden`.
 */
export function checkOrigin(request: Request, config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOwn =
    origin === null
      ? site === null || site === 'same-origin' || site === 'none'
      : URL.canParse(origin) && isOwnOrigin(new URL(origin), new URL(request.url), config);
  if (!isOwn) throw new DomainError('forbidden', 'Only pages of this site may do this.');
}

/**
 * PUBLIC_URL says whether the site is encrypted, because a proxy that ends the encryption hides it from the request. Under
 * other names, such as this machine's own, the request's address counts.
 */
function isOwnOrigin(origin: URL, asked: URL, config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): boolean {
  const site = new URL(publicUrlOf(config));
  if (origin.host === site.host) return origin.protocol === site.protocol;
  const isSameHost = config.PUBLIC_URL === undefined && !OWN_MACHINE.includes(asked.hostname);
  return isSameHost ? origin.host === asked.host : origin.origin === asked.origin;
}
