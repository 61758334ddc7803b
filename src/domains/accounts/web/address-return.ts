import { HOUR_MS } from '#lib/time-units.ts';
import { isRecord } from '#lib/json-value.ts';
import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { safePath } from './redirects.ts';

const KEY = 'address_return';

/** Remembers where a person goes on once their address is confirmed, in this browser, for as long as the mailed link lives. */
export function rememberReturn(path: string, now = Date.now()): void {
  writeStored(KEY, JSON.stringify({ path, at: now }));
}

/** Where to go on; null if nothing waited for the address, or too long ago. */
export function readReturn(now = Date.now()): string | null {
  const { path, at } = parseKept(readStored(KEY));
  return typeof path === 'string' && typeof at === 'number' && now - at <= MAILED_LINK_HOURS * HOUR_MS ? safePath(path) : null;
}

export function forgetReturn(): void {
  writeStored(KEY, null);
}

function parseKept(stored: string | null): { path?: unknown; at?: unknown } {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
