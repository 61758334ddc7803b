import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { DomainError } from '#platform/http/domain-error.ts';

/** Cookies need TLS everywhere but on one's own machine. */
export function needsSecureCookies(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): boolean {
  const { protocol, hostname } = new URL(publicUrlOf(config));
  return protocol === 'https:' || !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Where cookies count, only our own pages may call: a browser names the page's origin with every such request. Callers
 * that are no browser name none. Throws `forbidden`.
 */
export function checkOrigin(request: Request, config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const own = [new URL(publicUrlOf(config)).host, new URL(request.url).host];
  const isOwn =
    origin === null
      ? site === null || site === 'same-origin' || site === 'none'
      : URL.canParse(origin) && own.includes(new URL(origin).host);
  if (!isOwn) throw new DomainError('forbidden', 'Only pages of this site may do this.');
}
