import type { Context } from '#platform/verb/context.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { RETENTION_DAYS } from '../contract.ts';

export type FinancingContext = Context & { identity: Identity };

const DAY_MS = 86_400_000;

/** When an application ends that was touched now. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + RETENTION_DAYS * DAY_MS);
}
