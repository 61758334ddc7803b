import { findPerson, type Person } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { EnvelopeRow } from './envelope-rows.ts';

/** Who sent an envelope; nobody once their account is gone. */
export async function findSender(db: Db, { user_id: userId }: Pick<EnvelopeRow, 'user_id'>): Promise<Person | undefined> {
  return userId === null ? undefined : findPerson(db, userId);
}

/**
 * Whether an envelope waits because the account of its sender was disabled: nobody signs what they may have sent wrongly. It goes
 * on when the account is enabled again, and what all have signed is not touched by it.
 */
export async function isPaused(db: Db, envelope: Pick<EnvelopeRow, 'user_id' | 'status'>): Promise<boolean> {
  return envelope.status === 'pending' && (await findSender(db, envelope))?.isDisabled === true;
}

/** Throws `conflict` for an envelope that waits. */
export async function requireSenderActive(db: Db, envelope: Pick<EnvelopeRow, 'user_id' | 'status'>): Promise<void> {
  if (await isPaused(db, envelope))
    throw new DomainError('conflict', 'The account that sent this is disabled, so no one can sign it now.');
}
