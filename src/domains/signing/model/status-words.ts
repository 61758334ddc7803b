import type { EnvelopeStatus, RecipientStatus } from './envelope.ts';

/** What an envelope is, in words. */
export const ENVELOPE_WORDS: Readonly<Record<EnvelopeStatus, string>> = {
  pending: 'Waiting for signatures',
  sealing: 'Signed, being sealed',
  completed: 'Signed by all',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const RECIPIENT_WORDS: Readonly<Record<RecipientStatus, string>> = {
  waiting: 'waits for those before',
  notified: 'asked',
  opened: 'opened it',
  consented: 'agreed to sign electronically',
  signed: 'signed',
  rejected: 'declined',
  closed: 'did not sign',
};
