import type { EnvelopeStatus, RecipientRole, RecipientStatus } from './envelope.ts';

/** What an envelope is, in words. */
export const ENVELOPE_WORDS: Readonly<Record<EnvelopeStatus, string>> = {
  pending: 'Waiting for signatures',
  sealing: 'Signed, being sealed',
  completed: 'Signed by all',
  rejected: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
};

const RECIPIENT_WORDS: Readonly<Record<RecipientStatus, string>> = {
  waiting: 'waits for those before',
  notified: 'asked',
  opened: 'opened it',
  consented: 'agreed to sign electronically',
  signed: 'signed',
  rejected: 'declined',
  closed: 'did not sign',
  copy: 'gets a copy',
};

/** Where somebody stands, by what they do with the envelope. */
export function sayRecipient(role: RecipientRole, status: RecipientStatus): string {
  if (status === 'signed' && role === 'approver') return 'approved';
  return role === 'viewer' ? 'may view it, signs nothing' : RECIPIENT_WORDS[status];
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
  extended: (who) => `${who} opened it again`,
  reminded: (who) => `${who} was reminded`,
  hosted: (who) => `${who} got the device of the sender`,
  'handed back': (who) => `${who} gave the device back`,
  'wrong code': (who) => `A wrong access code was given for ${who}`,
  locked: (who) => `The link of ${who} was locked after wrong access codes`,
  'new code': (who) => `${who} got a new access code`,
  'link sent': (who) => `${who} got a new link`,
  expired: () => 'The time to sign was over',
  sealed: () => 'It was sealed',
  'time stamped': () => 'A time stamp authority confirmed the time of the sealed file',
};

/** An event of the chain as a sentence; `to` is who got what was passed on. */
export const tellEvent = ({ type, who, to }: { type: string; who: string; to: string }): string =>
  EVENT_WORDS[type]?.(who, to) ?? `${who}: ${type}`;
