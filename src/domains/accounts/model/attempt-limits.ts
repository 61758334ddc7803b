import { createHash } from 'node:crypto';

/** How many failures within how many seconds. */
interface AttemptLimit {
  key: string;
  hits: number;
  perSeconds: number;
}

const QUARTER_HOUR = 900;
const HOUR = 3600;
/** After this many failures, an address gets only general answers about accounts. */
const FAILURES_BEFORE_SILENCE = 10;

/** Tries at one second factor or passkey. */
export const MOST_CHALLENGE_TRIES = 5;

/**
 * 5 failures per account and address in 15 minutes, 20 per account and hour, 30 per address in 15 minutes. A device that the
 * account knows has its own counters: strangers' tries elsewhere do not lock the owner out.
 */
export function passwordLimits(email: string, address: string, knownDevice?: string): AttemptLimit[] {
  if (knownDevice !== undefined) return ownLimits(`device:${fold(email)}:${knownDevice}`);
  return [
    { key: `fail:pair:${fold(email)}:${address}`, hits: 5, perSeconds: QUARTER_HOUR },
    { key: `fail:account:${fold(email)}`, hits: 20, perSeconds: HOUR },
    { key: addressKey(address), hits: 30, perSeconds: QUARTER_HOUR },
  ];
}

/** What a reset clears: a person who can read the account's mail may try again at once. */
export function accountKeys(email: string, address: string): string[] {
  return passwordLimits(email, address)
    .slice(0, 2)
    .map(({ key }) => key);
}

/** A signed-in person who proves it again has counters of their own session. */
export function confirmLimits(sessionId: string): AttemptLimit[] {
  return ownLimits(`session:${sessionId}`);
}

/** Three requests per account and hour from one address, and from one known device: strangers cannot use up the owner's tries. */
export function resetLimits(email: string, address: string, knownDevice?: string): AttemptLimit[] {
  const who = knownDevice === undefined ? address : `device:${knownDevice}`;
  return [{ key: `reset:${fold(email)}:${who}`, hits: 3, perSeconds: HOUR }];
}

/** Mails with a reset link to one account: beyond them the newest that was mailed still works. */
export function resetMailLimit(userId: string): AttemptLimit {
  return { key: `reset-mail:${userId}`, hits: 12, perSeconds: HOUR };
}

export function codeLimits(userId: string): AttemptLimit[] {
  return [{ key: `fail:code:${userId}`, hits: 10, perSeconds: QUARTER_HOUR }];
}

export function addressLimits(address: string): AttemptLimit[] {
  return [{ key: addressKey(address), hits: 30, perSeconds: QUARTER_HOUR }];
}

/** Whether an address has failed so often that it gets only general answers. */
export function isSilenced(hits: (key: string) => number, address: string): boolean {
  return hits(addressKey(address)) > FAILURES_BEFORE_SILENCE;
}

function ownLimits(who: string): AttemptLimit[] {
  return [
    { key: `fail:${who}:quarter`, hits: 5, perSeconds: QUARTER_HOUR },
    { key: `fail:${who}`, hits: 20, perSeconds: HOUR },
  ];
}

function addressKey(address: string): string {
  return `fail:address:${address}`;
}

// Counters outlive requests, so they hold no readable addresses.
function fold(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
