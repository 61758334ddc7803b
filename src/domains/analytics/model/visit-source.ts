import { isbot } from 'isbot';

export type Device = 'desktop' | 'mobile' | 'tablet' | 'bot' | 'unknown';

/** The kind of device a user agent names. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'unknown';
  if (isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop';
}

// Most browsers name others that they are like: the particular ones come first.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The family of a browser, without its version. */
export function browserOf(userAgent: string): string {
  return BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
}

/** The operating system, without its version. */
export function systemOf(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
}

/** The host a visit came from; null for our own pages and for anything that is not a web address. */
export function referrerHost(referrer: string, ownHost: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host, protocol } = new URL(referrer);
  return protocol.startsWith('http') && host !== ownHost ? host : null;
}

/** What a visit without a source came from: typed, from a bookmark, or from a program that does not say. */
export const DIRECT = 'direct';
const LONGEST_TAG = 100;

/** A campaign's tag as it is kept: none that could be a person's address. */
export function cleanTag(tag: string | undefined): string | null {
  const text = tag?.trim().toLowerCase() ?? '';
  return text === '' || text.length > LONGEST_TAG || text.includes('@') ? null : text;
}

// 256 bits in base64url, as every link of one purpose has them.
const LINK_TOKEN = /\/[\w-]{43}(?=\/|$)/g;

/** The path of a page: no query, no fragment, and no secret of a link, which would let its reader open something. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '/').replaceAll(LINK_TOKEN, '/…');
}
