import { DAY_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { KEPT_APPLICATION_DAYS } from '#lib/kept-for.ts';

export type FinancingContext = Context & { identity: Identity };

/** When an application ends that was touched now. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + KEPT_APPLICATION_DAYS * DAY_MS);
}
