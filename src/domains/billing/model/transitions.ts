/** Which state follows which, for everything that money depends on. A trigger holds rows to the table `money_transitions`, which says the same. */
export const TRANSITIONS = {
  order: {
    draft: ['pending'],
    pending: ['paid', 'failed', 'expired', 'cancelled'],
    failed: ['pending'],
    paid: [],
    expired: [],
    cancelled: [],
  },
  payment: {
    created: ['action', 'processing', 'succeeded', 'failed', 'cancelled'],
    action: ['processing', 'succeeded', 'failed', 'cancelled'],
    processing: ['succeeded', 'failed'],
    succeeded: [],
    failed: [],
    cancelled: [],
  },
  refund: {
    requested: ['rejected', 'submitted'],
    submitted: ['succeeded', 'failed'],
    succeeded: ['failed'],
    // A bank may take back what did not arrive.
    failed: ['submitted', 'rejected'],
    rejected: [],
  },
  dispute: {
    // Read late, it may be decided already.
    inquiry: ['closed', 'open', 'review', 'won', 'lost', 'prevented'],
    open: ['review', 'won', 'lost', 'prevented'],
    review: ['won', 'lost'],
    appeal: ['won', 'lost'],
    lost: ['appeal', 'won'],
    won: [],
    closed: [],
    prevented: [],
  },
  payout: {
    queued: ['transit', 'cancelled'],
    transit: ['paid', 'failed'],
    paid: ['failed'],
    failed: [],
    cancelled: [],
  },
  milestone: {
    planned: ['awaiting', 'cancelled'],
    awaiting: ['funded', 'cancelled'],
    funded: ['submitted', 'disputed', 'refunded'],
    submitted: ['changes', 'approved', 'disputed', 'refunded'],
    changes: ['submitted', 'disputed', 'refunded'],
    disputed: ['approved', 'refunded', 'funded'],
    approved: ['released'],
    released: ['clawed-back', 'disputed'],
    refunded: ['disputed'],
    cancelled: [],
    'clawed-back': ['released', 'disputed'],
  },
  plan: {
    active: ['past-due', 'ending', 'paused'],
    'past-due': ['active', 'ended'],
    ending: ['active', 'ended'],
    paused: ['active', 'ended'],
    // A bank may return what it took for it.
    ended: ['active', 'ending'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type Watched = keyof typeof TRANSITIONS;
export type StatusOf<W extends Watched> = keyof (typeof TRANSITIONS)[W] & string;

/** Whether the table lets one status follow the other. */
export function mayBecome<W extends Watched>(what: W, from: StatusOf<W>, to: StatusOf<W>): boolean {
  const table: Record<string, readonly string[]> = TRANSITIONS[what];
  return table[from]?.includes(to) === true;
}

/** Every status of a thing, in the order of the table. */
export function statusesOf<W extends Watched>(what: W): [StatusOf<W>, ...StatusOf<W>[]] {
  return Object.keys(TRANSITIONS[what]) as [StatusOf<W>, ...StatusOf<W>[]];
}
