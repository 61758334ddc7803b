interface Kind {
  /** Of their first message. */
  noun: string;
  /** Where a party without an account reads them; null: both sides have accounts. */
  replyPath: string | null;
  /** Where a sender without an account reads theirs; left out: they do not. */
  ownPath?: string;
  /** Where senders read theirs; `{id}` is that of the thread. */
  sentPath: string;
  /** Where those who answer them read theirs. */
  answerPath: string;
  /** Messages of the recipient in one thread, at most. */
  mostAnswers: number;
}

const INBOX = '/seller/dashboard/inquiries?thread={id}';

/** Kinds of threads. */
export const THREAD_KINDS = {
  inquiry: { noun: 'question', replyPath: '/reply', sentPath: '/inquiries', answerPath: INBOX, mostAnswers: 20 },
  'tour-request': {
    noun: 'tour request',
    replyPath: '/reply/tour',
    ownPath: '/my-tour',
    sentPath: '/inquiries',
    answerPath: INBOX,
    mostAnswers: 20,
  },
  offer: { noun: 'offer', replyPath: null, sentPath: '/buyer-dashboard#card-offers', answerPath: INBOX, mostAnswers: 20 },
  person: { noun: 'message', replyPath: null, sentPath: '/inquiries#sent-{id}', answerPath: INBOX, mostAnswers: 100 },
  lead: {
    noun: 'service request',
    replyPath: null,
    sentPath: '/service-request-confirmation?lead={id}',
    answerPath: '/vendor/lead/{id}',
    mostAnswers: 500,
  },
} as const satisfies Record<string, Kind>;
export type ThreadKind = keyof typeof THREAD_KINDS;
export const THREAD_KIND_NAMES = Object.keys(THREAD_KINDS) as [ThreadKind, ...ThreadKind[]];

/** Kinds whose recipient may come in by a link. */
export type LinkedKind = { [K in ThreadKind]: (typeof THREAD_KINDS)[K]['replyPath'] extends string ? K : never }[ThreadKind];

/** Kinds whose sender may, too. */
export type OwnLinkedKind = { [K in ThreadKind]: (typeof THREAD_KINDS)[K] extends { ownPath: string } ? K : never }[ThreadKind];

export function isLinked(kind: ThreadKind): kind is LinkedKind {
  return THREAD_KINDS[kind].replyPath !== null;
}

const filled = (path: string, threadId: string) => path.replace('{id}', threadId);

/** The page on which the sender of a thread reads it. */
export const sentPathOf = (kind: ThreadKind, threadId: string) => filled(THREAD_KINDS[kind].sentPath, threadId);
/** The page on which those who answer a thread read it. */
export const answerPathOf = (kind: ThreadKind, threadId: string) => filled(THREAD_KINDS[kind].answerPath, threadId);
/** Names a thread on the page where its sender reads all of theirs. */
export const sentAnchorOf = (threadId: string) => `sent-${threadId}`;
