import type { Db, Trx } from '#platform/db/database.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Envelope } from '../contract.ts';
import {
  ENVELOPE_STATUSES,
  type EnvelopeState,
  type EnvelopeStatus,
  RECIPIENT_STATUSES,
  type RecipientStatus,
} from '../model/envelope.ts';

export type EnvelopeRow = NonNullable<Awaited<ReturnType<typeof findEnvelope>>>;
export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];

export function findEnvelope(db: Db, id: string) {
  return db.selectFrom('envelopes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: all that happens to an envelope happens one after the other. */
export function lockEnvelope(trx: Trx, id: string) {
  return trx.selectFrom('envelopes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listRecipients(db: Db, envelopeId: string) {
  return db.selectFrom('envelope_recipients').selectAll().where('envelope_id', '=', envelopeId).orderBy('position').execute();
}

/** Throws `not-found` for somebody else's. */
export async function requireOwnEnvelope(db: Db, userId: string, id: string): Promise<EnvelopeRow> {
  const row = await findEnvelope(db, id);
  if (row?.user_id !== userId) throw new DomainError('not-found', 'There is no such envelope of yours.');
  return row;
}

/** Whom a link lets in. Throws `not-found` for unknown links and for those that a newer mail replaced. */
export async function requireLinked(db: Db, token: string): Promise<RecipientRow> {
  const row = await db
    .selectFrom('envelope_recipients')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined)
    throw new DomainError('not-found', 'This link has ended or never was. If there is a newer mail, its link works.');
  return row;
}

export function stateOf({ status, is_ordered: isOrdered }: EnvelopeRow, recipients: readonly RecipientRow[]): EnvelopeState {
  return { status: envelopeStatus(status), isOrdered, recipients: recipients.map((one) => recipientStatus(one.status)) };
}

export function envelopeStatus(text: string): EnvelopeStatus {
  const status = ENVELOPE_STATUSES.find((known) => known === text);
  if (status === undefined) throw new Error(`${text} is no status of an envelope`);
  return status;
}

export function recipientStatus(text: string): RecipientStatus {
  const status = RECIPIENT_STATUSES.find((known) => known === text);
  if (status === undefined) throw new Error(`${text} is no status of a recipient`);
  return status;
}

export function presentEnvelope(row: EnvelopeRow, recipients: readonly RecipientRow[]): Envelope {
  return {
    id: row.id,
    title: row.title,
    documentName: row.document_name,
    status: envelopeStatus(row.status),
    isOrdered: row.is_ordered,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    recipients: recipients.map((one) => ({
      name: one.name,
      email: one.to_address,
      status: recipientStatus(one.status),
      signedAt: one.signed_at?.toISOString() ?? null,
    })),
  };
}
