import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '#platform/db/database.ts';
import type { LoanApplications, LoanCoApplicants } from '#platform/db/schema.gen.ts';

const COLUMNS = [
  'id',
  'user_id',
  'status',
  'sealed_answers',
  'step',
  'version',
  'writers',
  'created_at',
  'updated_at',
  'completed_at',
  'expires_at',
] as const;

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;
export type CoApplicantRow = NonNullable<Awaited<ReturnType<typeof findCoApplicantOf>>>;

export function findApplication(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('loan_applications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The application that a person joined, locked against a change of its state until the end of the transaction. */
export function findApplicationById(trx: Db, id: string, now: Date) {
  return trx
    .selectFrom('loan_applications')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** The stored application, expired or not. */
export function findSealedAnswers(db: Db, userId: string) {
  return db.selectFrom('loan_applications').select('sealed_answers').where('user_id', '=', userId).executeTakeFirst();
}

export function writeDraft(trx: Trx, row: Insertable<LoanApplications>) {
  const { sealed_answers, step, updated_at, expires_at, version, writers } = row;
  const change = {
    sealed_answers,
    step,
    updated_at,
    expires_at,
    version,
    warned_at: null,
    ...(writers === undefined ? {} : { writers }),
  };
  return trx
    .insertInto('loan_applications')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function changeApplication(db: Db, id: string, change: Updateable<LoanApplications>) {
  return db.updateTable('loan_applications').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

export async function removeApplication(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('loan_applications').where('user_id', '=', userId).execute();
}

/** Removes an application that has ended, and was not removed yet. */
export async function removeEnded(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('loan_applications').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

function coApplicants(db: Db) {
  return db
    .selectFrom('loan_co_applicants as c')
    .innerJoin('people as p', 'p.id', 'c.user_id')
    .select([
      'c.application_id',
      'c.user_id',
      'c.sealed_answers',
      'c.step',
      'c.version',
      'c.writers',
      'c.joined_at',
      'c.updated_at',
      'p.name',
    ]);
}

export function findCoApplicantOf(db: Db, applicationId: string) {
  return coApplicants(db).where('c.application_id', '=', applicationId).executeTakeFirst();
}

/** The part that a person has in somebody else's application. */
export function findPartOf(db: Db, userId: string) {
  return coApplicants(db).where('c.user_id', '=', userId).executeTakeFirst();
}

export async function insertCoApplicant(trx: Trx, row: Insertable<LoanCoApplicants>): Promise<void> {
  await trx.insertInto('loan_co_applicants').values(row).execute();
}

export async function updatePart(
  trx: Trx,
  userId: string,
  change: { sealed_answers: Buffer; step: string; version: number; writers: string; updated_at: Date },
): Promise<void> {
  await trx.updateTable('loan_co_applicants').set(change).where('user_id', '=', userId).execute();
}

export async function removeCoApplicantRow(trx: Db, applicationId: string): Promise<void> {
  await trx.deleteFrom('loan_co_applicants').where('application_id', '=', applicationId).execute();
}

export async function findExpiry(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('loan_application_expiries')
    .select('expired_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.expired_at;
}

export async function forgetExpiry(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('loan_application_expiries').where('user_id', '=', userId).execute();
}

export async function forgetExpiriesBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('loan_application_expiries').where('expired_at', '<', day).execute();
}

/**
 * Deletes expired applications with everything attached, and keeps the day for their owners. Returns their ids, with who had
 * joined each.
 */
export async function removeExpired(trx: Trx, now: Date): Promise<{ id: string; secondUserId: string | null }[]> {
  const { rows: gone } = await sql<{ id: string; secondUserId: string | null }>`
    select a.id, c.user_id as "secondUserId" from loan_applications a left join loan_co_applicants c on c.application_id = a.id
    where a.expires_at <= ${now} for update of a`.execute(trx);
  await sql`
    with gone as (delete from loan_applications where id = any(${gone.map(({ id }) => id)}::text[]) returning user_id, expires_at)
    insert into loan_application_expiries (user_id, expired_at) select user_id, expires_at from gone
    on conflict (user_id) do update set expired_at = excluded.expired_at`.execute(trx);
  return gone;
}

/** Applications that end before a day, whose people were not told yet; marked as told. */
export async function takeToWarn(trx: Trx, now: Date, endingBefore: Date) {
  const { rows } = await sql<{ id: string; user_id: string; expires_at: Date }>`
    update loan_applications set warned_at = ${now}
    where warned_at is null and expires_at > ${now} and expires_at < ${endingBefore}
    returning id, user_id, expires_at`.execute(trx);
  return rows;
}
