/** What partners are told of, with the words for it. */
export const HOOK_KINDS = {
  'listing.added': 'new listings of theirs',
  'listing.changed': 'changes of their status, price or display',
  'lead.created': 'questions and tour requests about them',
} as const;
export type HookKind = keyof typeof HOOK_KINDS;
export const HOOK_KIND_NAMES = Object.keys(HOOK_KINDS) as [HookKind, ...HookKind[]];
