import { isbot } from 'isbot';

export type Device = 'desktop' | 'mobile' | 'tablet' | 'bot' | 'unknown';

/** The kind of device a user agent names. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'unknown';
  if (isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop';
}

/** The host a visit came from; null for our own pages and for anything that is not a web address. */
export function referrerHost(referrer: string, ownHost: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== ownHost ? host : null;
}

// 256 bits in base64url, as every link of one purpose has them.
const LINK_TOKEN = /\/[\w-]{43}(?=\/|$)/g;

/** The path of a page: no query, no fragment, and no secret of a link, which would let its reader open something. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '/').replaceAll(LINK_TOKEN, '/…');
}
