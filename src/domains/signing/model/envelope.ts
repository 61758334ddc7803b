/** What an envelope can be. All but `pending` and `sealing` are final, save that an expired one can be extended. */
export const ENVELOPE_STATUSES = ['pending', 'sealing', 'completed', 'rejected', 'cancelled', 'expired'] as const;
export type EnvelopeStatus = (typeof ENVELOPE_STATUSES)[number];

export const RECIPIENT_STATUSES = ['waiting', 'notified', 'opened', 'consented', 'signed', 'rejected', 'closed'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

export interface EnvelopeState {
  status: EnvelopeStatus;
  /** One after the other, in the order of `recipients`, or all at once. */
  isOrdered: boolean;
  recipients: readonly RecipientStatus[];
}

/** What happens to an envelope; `at` is the place of a recipient. */
export type EnvelopeEvent =
  | { type: 'opened' | 'consented' | 'signed' | 'declined'; at: number }
  | { type: 'cancelled' | 'expired' | 'extended' | 'sealed' };

/** What a recipient may be when it acts, by the act. */
const MAY_ACT: Readonly<Record<'opened' | 'consented' | 'signed' | 'declined', readonly RecipientStatus[]>> = {
  opened: ['notified'],
  consented: ['opened'],
  signed: ['consented'],
  declined: ['notified', 'opened', 'consented'],
};

const BECOMES = { opened: 'opened', consented: 'consented', signed: 'signed', declined: 'rejected' } as const;

/** How an envelope begins when it is sent: the first one is told, or all are. */
export function sendTo(count: number, isOrdered: boolean): EnvelopeState {
  const recipients = Array.from({ length: count }, (_, at): RecipientStatus => (isOrdered && at > 0 ? 'waiting' : 'notified'));
  return { status: 'pending', isOrdered, recipients };
}

/**
 * The state after an event, or undefined if it cannot happen now. The last signature makes the envelope `sealing`, at which
 * nothing but the seal can follow: neither a late decline nor a cancellation undoes it.
 */
export function advance(state: EnvelopeState, event: EnvelopeEvent): EnvelopeState | undefined {
  const { status, recipients } = state;
  switch (event.type) {
    case 'sealed':
      return status === 'sealing' ? { ...state, status: 'completed' } : undefined;
    case 'cancelled':
    case 'expired':
      return status === 'pending' ? close(state, event.type) : undefined;
    case 'extended':
      return status === 'expired' ? reopen(state) : undefined;
    case 'opened':
    case 'consented':
    case 'signed':
    case 'declined': {
      const now = recipients[event.at];
      if (status !== 'pending' || now === undefined || !MAY_ACT[event.type].includes(now)) return undefined;
      const after = { ...state, recipients: recipients.with(event.at, BECOMES[event.type]) };
      if (event.type === 'declined') return close(after, 'rejected');
      if (event.type !== 'signed') return after;
      return after.recipients.every((one) => one === 'signed') ? { ...after, status: 'sealing' } : notifyNext(after);
    }
  }
}

/** Ends the envelope; whoever has not signed or declined is closed. */
function close(state: EnvelopeState, status: 'rejected' | 'cancelled' | 'expired'): EnvelopeState {
  const recipients = state.recipients.map((one): RecipientStatus => (one === 'signed' || one === 'rejected' ? one : 'closed'));
  return { ...state, status, recipients };
}

/** After an expiry: signatures stand, the others begin again. */
function reopen(state: EnvelopeState): EnvelopeState {
  const recipients = state.recipients.map((one): RecipientStatus =>
    one === 'signed' ? 'signed' : state.isOrdered ? 'waiting' : 'notified',
  );
  return notifyNext({ ...state, status: 'pending', recipients });
}

/** In an ordered envelope, tells the first of those who wait once all before them have signed. */
function notifyNext(state: EnvelopeState): EnvelopeState {
  const next = state.recipients.findIndex((one) => one !== 'signed');
  if (state.recipients[next] !== 'waiting') return state;
  return { ...state, recipients: state.recipients.with(next, 'notified') };
}
