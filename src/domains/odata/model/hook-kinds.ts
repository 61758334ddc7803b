/** What partners are told of, with the words for it. */
export const HOOK_KINDS = {
  'listing.added': 'A listing of theirs came in',
  'listing.changed': 'Its status, price, or whether it is shown changed',
  'lead.created': 'Somebody asks about one, or for a tour of it',
} as const;
export type HookKind = keyof typeof HOOK_KINDS;
export const HOOK_KIND_NAMES = Object.keys(HOOK_KINDS) as [HookKind, ...HookKind[]];

/** Seconds before each further try; afterwards a delivery has failed. Together about five days, as Standard Webhooks advises. */
const PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, 86_400] as const;

/** When a delivery that failed so often is tried again, spread a little, so that not all come back at once; undefined: no more. */
export function pauseAfter(attempts: number, random = Math.random()): number | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 5));
}

/** An address that takes nothing for this long is paused. */
export const PAUSED_AFTER_DAYS = 5;
/** How long events are kept, and can be sent again. */
export const KEPT_EVENT_DAYS = 30;
