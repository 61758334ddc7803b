/**
 * Kinds of threads: the name of their first message, where a party without an account reads them (null: both sides have
 * accounts), and where senders read theirs.
 */
export const THREAD_KINDS = {
  inquiry: { noun: 'question', replyPath: '/reply', sentPath: '/inquiries' },
  'tour-request': { noun: 'tour request', replyPath: '/reply/tour', sentPath: '/inquiries' },
  offer: { noun: 'offer', replyPath: null, sentPath: '/buyer-dashboard' },
} as const;
export type ThreadKind = keyof typeof THREAD_KINDS;
export const THREAD_KIND_NAMES = Object.keys(THREAD_KINDS) as [ThreadKind, ...ThreadKind[]];

/** Kinds whose recipient may come in by a link. */
export type LinkedKind = { [K in ThreadKind]: (typeof THREAD_KINDS)[K]['replyPath'] extends string ? K : never }[ThreadKind];

export function isLinked(kind: ThreadKind): kind is LinkedKind {
  return THREAD_KINDS[kind].replyPath !== null;
}
