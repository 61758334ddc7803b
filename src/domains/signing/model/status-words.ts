import type { EnvelopeStatus, RecipientRole, RecipientStatus } from './envelope.ts';

/** What an envelope is, in words. */
export const ENVELOPE_WORDS: Readonly<Record<EnvelopeStatus, string>> = {
  pending: 'Waiting for signatures',
  sealing: 'Signed, being sealed',
  completed: 'Signed by everyone',
  rejected: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
};

const RECIPIENT_WORDS: Readonly<Record<RecipientStatus, string>> = {
  waiting: 'waiting for others first',
  notified: 'asked to sign',
  opened: 'opened it',
  consented: 'agreed to sign electronically',
  signed: 'signed',
  rejected: 'declined',
  closed: 'didn’t sign',
  copy: 'gets a copy',
};

/** Where somebody stands, by what they do with the envelope. */
export function sayRecipient(role: RecipientRole, status: RecipientStatus): string {
  if (role === 'approver' && status === 'signed') return 'approved';
  if (role === 'approver' && status === 'notified') return 'asked to approve';
  if (role === 'approver' && status === 'closed') return 'didn’t approve';
  return role === 'viewer' ? 'can view it' : RECIPIENT_WORDS[status];
}

const EVENT_WORDS: Readonly<Record<string, (who: string, to: string) => string>> = {
  sent: (who) => `${who} sent it`,
  opened: (who) => `${who} opened it`,
  consented: (who) => `${who} agreed to sign electronically`,
  signed: (who) => `${who} signed`,
  approved: (who) => `${who} approved`,
  declined: (who) => `${who} declined`,
  reassigned: (who, to) => `${who} passed it on to ${to}`,
  corrected: (who) => `${who} corrected it`,
  cancelled: (who) => `${who} canceled it`,
  extended: (who) => `${who} reopened it`,
  reminded: (who) => `${who} was reminded`,
  hosted: (who) => `${who} was handed the sender’s device`,
  'handed back': (who) => `${who} handed the device back`,
  'wrong code': (who) => `A wrong access code was entered for ${who}`,
  locked: (who) => `${who}’s link was locked after wrong access codes`,
  'new code': (who) => `${who} got a new access code`,
  'link sent': (who) => `${who} got a new link`,
  expired: () => 'The time to sign ran out',
  sealed: () => 'It was sealed',
  'time stamped': () => 'A time stamp authority confirmed the time of the sealed file',
};

/** An event of the chain as a sentence; `to` is who got what was passed on. */
export const tellEvent = ({ type, who, to }: { type: string; who: string; to: string }): string =>
  EVENT_WORDS[type]?.(who, to) ?? `${who}: ${type}`;
