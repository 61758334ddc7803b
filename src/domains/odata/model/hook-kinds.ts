/** What partners are told of, with the words for it. */
export const HOOK_KINDS = {
  'listing.added': 'A listing of theirs came in',
  'listing.changed': 'Its status, price, or whether it is shown changed',
  'lead.created': 'Someone asks about one, or for a tour of it',
} as const;
export type HookKind = keyof typeof HOOK_KINDS;
export const HOOK_KIND_NAMES = Object.keys(HOOK_KINDS) as [HookKind, ...HookKind[]];
