import type { Config } from '#platform/config/config.ts';
import { type CookieKind, nameOfCookie } from '#lib/cookies.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { needsSecureCookies } from '#platform/identity/origin.ts';
import { readCookie, writeCookie } from '#platform/identity/cookies.ts';
import { describeDevice } from '../model/describe-device.ts';

/** What a request tells of the browser it comes from. */
export interface Visit {
  /** Its network address, or the network of its IPv6 address. */
  address: string;
  /** Such as "Firefox on Windows". */
  device: string;
  sessionToken: string | undefined;
  /** A demo person's session, beside the real one: leaving the demonstration leads back to it. */
  demoToken: string | undefined;
  /** Stays in the browser across sessions: tells a known device from a new one. */
  deviceToken: string | undefined;
  /** Ties a visit to a provider to the browser that began it. */
  providerToken: string | undefined;
}

export function readVisit(request: Request, { actor, config }: Pick<Context, 'actor'> & { config: Config }): Visit {
  const read = (kind: CookieKind) => readCookie(request, nameOfCookie(kind, needsSecureCookies(config)));
  return {
    address: addressOf(actor) ?? 'system',
    device: describeDevice(request.headers.get('user-agent') ?? ''),
    sessionToken: read('session'),
    demoToken: read('demo'),
    deviceToken: read('device'),
    providerToken: read('provider'),
  };
}

export function setCookie(config: Config, kind: CookieKind, value: string, maxAgeSeconds: number): string {
  return writeCookie({
    name: nameOfCookie(kind, needsSecureCookies(config)),
    value,
    maxAgeSeconds,
    isSecure: needsSecureCookies(config),
  });
}

export function clearCookie(config: Config, kind: CookieKind): string {
  return setCookie(config, kind, '', 0);
}
