/** What an envelope can be. All but `pending` and `sealing` are final, save that an expired one can be extended. */
export const ENVELOPE_STATUSES = ['pending', 'sealing', 'completed', 'rejected', 'cancelled', 'expired'] as const;
export type EnvelopeStatus = (typeof ENVELOPE_STATUSES)[number];

/**
 * What people do with an envelope: sign it, approve it (sign without fields), look at it while others sign, or get a copy of what
 * all have signed.
 */
export const RECIPIENT_ROLES = ['signer', 'approver', 'viewer', 'copy'] as const;
export type RecipientRole = (typeof RECIPIENT_ROLES)[number];

/** Who only looks or gets a copy: they never act and hold up nobody. */
export const signsNothing = (role: RecipientRole): boolean => role === 'viewer' || role === 'copy';

/** `copy` is who signs nothing. */
export const RECIPIENT_STATUSES = ['waiting', 'notified', 'opened', 'consented', 'signed', 'rejected', 'closed', 'copy'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Those whose turn it is. */
const ASKED: readonly RecipientStatus[] = ['notified', 'opened', 'consented'];
export const isAsked = (status: RecipientStatus): boolean => ASKED.includes(status);

/** Whether links lead to a file: the one to sign, or the signed one. */
export const hasFile = (status: EnvelopeStatus): boolean => ['pending', 'sealing', 'completed'].includes(status);

export interface EnvelopeState {
  status: EnvelopeStatus;
  /** When each recipient's turn is: those with the same number are asked at once, after all with a lower one. */
  steps: readonly number[];
  recipients: readonly RecipientStatus[];
}

/** What one recipient does, or has done to them; `at` is their place. */
const ACTS = ['opened', 'consented', 'signed', 'declined', 'reassigned'] as const;
type Act = (typeof ACTS)[number];

/** What happens to an envelope. */
export type EnvelopeEvent = { type: Act; at: number } | { type: 'corrected' | 'cancelled' | 'expired' | 'extended' | 'sealed' };

/** What a recipient may be when it acts, by the act. */
const MAY_ACT: Readonly<Record<Act, readonly RecipientStatus[]>> = {
  opened: ['notified'],
  consented: ['opened'],
  signed: ['consented'],
  declined: ASKED,
  reassigned: ASKED,
};

/** Somebody who takes over begins where everybody begins. */
const BECOMES = {
  opened: 'opened',
  consented: 'consented',
  signed: 'signed',
  declined: 'rejected',
  reassigned: 'notified',
} as const;

/** Whether nothing is left to do for a recipient. */
const isDone = (status: RecipientStatus | undefined): boolean => status === 'signed' || status === 'copy';

/** How an envelope begins when it is sent: those of the first turn are told. Throws if nobody signs. */
export function sendTo(people: readonly { step: number; isCopy: boolean }[]): EnvelopeState {
  if (people.every(({ isCopy }) => isCopy)) throw new Error('an envelope needs someone who signs');
  return notifyNext({
    status: 'pending',
    steps: people.map(({ step }) => step),
    recipients: people.map(({ isCopy }) => (isCopy ? 'copy' : 'waiting')),
  });
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
      return status === 'expired' ? beginAgain(state) : undefined;
    case 'corrected':
      return status === 'pending' && !recipients.includes('signed') ? beginAgain(state) : undefined;
    case 'opened':
    case 'consented':
    case 'signed':
    case 'declined':
    case 'reassigned': {
      const now = recipients[event.at];
      if (status !== 'pending' || now === undefined || !MAY_ACT[event.type].includes(now)) return undefined;
      const after = { ...state, recipients: recipients.with(event.at, BECOMES[event.type]) };
      if (event.type === 'declined') return close(after, 'rejected');
      if (event.type !== 'signed') return after;
      return after.recipients.every(isDone) ? { ...after, status: 'sealing' } : notifyNext(after);
    }
  }
}

/** Ends the envelope; whoever has not signed or declined is closed. */
function close(state: EnvelopeState, status: 'rejected' | 'cancelled' | 'expired'): EnvelopeState {
  const recipients = state.recipients.map((one): RecipientStatus => (isDone(one) || one === 'rejected' ? one : 'closed'));
  return { ...state, status, recipients };
}

/** Signatures stand, the others begin again. */
function beginAgain(state: EnvelopeState): EnvelopeState {
  const recipients = state.recipients.map((one): RecipientStatus => (isDone(one) ? one : 'waiting'));
  return notifyNext({ ...state, status: 'pending', recipients });
}

/** Tells everybody of the first turn in which something is left to do. */
function notifyNext(state: EnvelopeState): EnvelopeState {
  const turn = Math.min(...state.steps.filter((_, at) => !isDone(state.recipients[at])));
  const recipients = state.recipients.map((one, at): RecipientStatus =>
    one === 'waiting' && state.steps[at] === turn ? 'notified' : one,
  );
  return { ...state, recipients };
}
