import type { Db, Trx } from '#platform/db/database.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Envelope } from '../contract.ts';
import { type Answers, answersSchema, NO_ANSWERS } from '../model/answers.ts';
import {
  advance,
  ENVELOPE_STATUSES,
  type EnvelopeState,
  type EnvelopeStatus,
  RECIPIENT_ROLES,
  RECIPIENT_STATUSES,
  type RecipientRole,
  type RecipientStatus,
} from '../model/envelope.ts';
import { fieldsSchema, type SigningField } from '../model/fields.ts';
import { MOST_WRONG_CODES } from '../model/limits.ts';
import { signatureSchema } from '../model/signature.ts';

export type EnvelopeRow = NonNullable<Awaited<ReturnType<typeof findEnvelope>>>;
export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

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

export function listFiles(db: Db, envelopeId: string) {
  return db.selectFrom('envelope_files').selectAll().where('envelope_id', '=', envelopeId).orderBy('position').execute();
}

/** The fields of an envelope; `recipient` is the place of their person. */
export function fieldsOf({ fields }: Pick<EnvelopeRow, 'fields'>): SigningField[] {
  return fieldsSchema.parse(fields);
}

/** Throws `not-found` for somebody else's. */
export async function requireOwnEnvelope(db: Db, userId: string, id: string): Promise<EnvelopeRow> {
  const row = await findEnvelope(db, id);
  if (row?.user_id !== userId) throw new DomainError('not-found', 'You have no such envelope.');
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
    throw new DomainError('not-found', 'This link has expired or never existed. If you have a newer email, use its link.');
  return row;
}

export function stateOf({ status }: EnvelopeRow, recipients: readonly RecipientRow[]): EnvelopeState {
  return {
    status: envelopeStatus(status),
    steps: recipients.map(({ step }) => step),
    recipients: recipients.map((one) => recipientStatus(one.status)),
  };
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

export function recipientRole(text: string): RecipientRole {
  const role = RECIPIENT_ROLES.find((known) => known === text);
  if (role === undefined) throw new Error(`${text} is no role of a recipient`);
  return role;
}

export const isLocked = ({ wrong_codes: wrong }: Pick<RecipientRow, 'wrong_codes'>): boolean => wrong >= MOST_WRONG_CODES;

/** What a recipient filled in so far. Before there were fields, a signature was kept alone. */
export function openAnswers(identity: Identity, sealed: Buffer | null): Answers {
  if (sealed === null) return NO_ANSWERS;
  const kept: unknown = JSON.parse(identity.unseal(sealed).toString());
  const alone = signatureSchema.safeParse(kept);
  return alone.success ? { ...NO_ANSWERS, signature: alone.data } : answersSchema.parse(kept);
}

export const sealAnswers = (identity: Identity, answers: Answers): Buffer => identity.seal(Buffer.from(JSON.stringify(answers)));

interface Parts {
  now: Date;
  recipients: readonly RecipientRow[];
  files: readonly Pick<FileRow, 'name' | 'page_count' | 'sha256'>[];
}

/** An envelope as its sender sees it. Whose time is over is told so at once, though the job that ends it comes a little later. */
export function presentEnvelope(row: EnvelopeRow, { now, recipients, files }: Parts): Envelope {
  const kept = stateOf(row, recipients);
  const state = row.expires_at <= now ? (advance(kept, { type: 'expired' }) ?? kept) : kept;
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    documents: files.map((file) => ({ name: file.name, pageCount: file.page_count, sha256: file.sha256 })),
    status: state.status,
    signedSha256: row.signed_sha256,
    canReassign: row.can_reassign,
    remindDays: row.remind_days,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    recipients: recipients.map((one, at) => ({
      id: one.id,
      name: one.name,
      email: one.to_address,
      role: recipientRole(one.role),
      step: one.step,
      status: state.recipients[at] ?? recipientStatus(one.status),
      signedAt: one.signed_at?.toISOString() ?? null,
      isInPerson: one.is_in_person,
      hasCode: one.code_hash !== null,
      isLocked: isLocked(one),
    })),
  };
}

/** One envelope of the caller's as they see it. Throws `not-found` for somebody else's. */
export async function showEnvelope({ db, now }: Pick<Context, 'db' | 'now'>, userId: string, id: string): Promise<Envelope> {
  const row = await requireOwnEnvelope(db, userId, id);
  const [recipients, files] = await Promise.all([listRecipients(db, id), listFiles(db, id)]);
  return presentEnvelope(row, { now, recipients, files });
}
