/** Seconds before each further try; afterwards a delivery has failed. Together about five days, as Standard Webhooks advises. */
export const HOOK_PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, 86_400] as const;
/** An address that takes nothing for this long is paused. */
export const PAUSED_AFTER_DAYS = 5;
/** Addresses of one partner. */
export const MOST_HOOKS = 10;
