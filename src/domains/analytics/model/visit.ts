import { isbot } from 'isbot';

export type Device = 'desktop' | 'mobile' | 'tablet' | 'bot' | 'unknown';

/** The kind of device a user agent names. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'unknown';
  if (isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop';
}

/** The host a visit came from; null for our own pages and for anything that is no web address. */
export function referrerHost(referrer: string, ownHost: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== ownHost ? host : null;
}
