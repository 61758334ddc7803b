import { findPerson } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { type EnvelopeRow, listRecipients, lockEnvelope, openAnswers } from './envelope-rows.ts';
import type { SigningContext } from './move-envelope.ts';
import { tellOfEnd } from './tell-people.ts';

/**
 * Before a person's account goes, and with it what they sent that not all have signed: tells those who were asked, without a
 * name. Says whether something stays: what all have signed, or what the person signed by their proven address.
 */
export async function leaveEnvelopes(ctx: SigningContext & { db: Trx }, userId: string): Promise<boolean> {
  const sent = await ctx.db
    .selectFrom('envelopes')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const { id, status } of sent) {
    const envelope = status === 'pending' ? await lockEnvelope(ctx.db, id) : undefined;
    if (envelope?.status === 'pending') await tellOfLeaving(ctx, envelope);
  }
  return sent.some(({ status }) => status === 'sealing' || status === 'completed') || (await hasSigned(ctx, userId));
}

async function tellOfLeaving(ctx: SigningContext & { db: Trx }, envelope: EnvelopeRow): Promise<void> {
  const why = 'Its sender closed their account before everyone had signed, so it has ended, and the links to it are closed.';
  await tellOfEnd(ctx, envelope, await listRecipients(ctx.db, envelope.id), why);
}

async function hasSigned({ db }: Context, userId: string): Promise<boolean> {
  const address = (await findPerson(db, userId))?.provenAddress ?? null;
  if (address === null) return false;
  const row = await db
    .selectFrom('envelope_recipients')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['to_address']), '=', address)
    .where('status', '=', 'signed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What a person filled in as one recipient, readable, for the copy of their data; null for another's row of the same envelope.
 * Undefined if this installation cannot open it.
 */
export async function readOwnAnswers(
  ctx: Context & { identity: Identity },
  userId: string,
  row: Record<string, unknown>,
): Promise<unknown> {
  const address = (await findPerson(ctx.db, userId))?.provenAddress ?? null;
  if (address === null || String(row['to_address']).toLowerCase() !== address) return null;
  const kept = await ctx.db
    .selectFrom('envelope_recipients')
    .select('sealed_answers')
    .where('id', '=', String(row['id']))
    .executeTakeFirst();
  try {
    return kept?.sealed_answers == null ? null : openAnswers(ctx.identity, kept.sealed_answers);
  } catch {
    return undefined;
  }
}
