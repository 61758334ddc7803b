/** Kinds of threads: the name of their first message, and where a party without an account reads them. */
export const THREAD_KINDS = {
  inquiry: { noun: 'question', replyPath: '/reply' },
  'tour-request': { noun: 'tour request', replyPath: '/reply/tour' },
} as const;
export type ThreadKind = keyof typeof THREAD_KINDS;
export const THREAD_KIND_NAMES = Object.keys(THREAD_KINDS) as [ThreadKind, ...ThreadKind[]];
