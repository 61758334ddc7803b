import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { LoanApplications } from '#platform/db/schema.gen.ts';

const COLUMNS = ['status', 'sealed_answers', 'step', 'version', 'updated_at', 'completed_at', 'expires_at'] as const;

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export function findApplication(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('loan_applications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** What is kept, expired or not, as long as it is there. */
export function findSealedAnswers(db: Db, userId: string) {
  return db.selectFrom('loan_applications').select('sealed_answers').where('user_id', '=', userId).executeTakeFirst();
}

/** The first version, or the next over `basedOn` while it is a draft; undefined where neither can be. */
export function writeDraft(db: Db, row: Insertable<LoanApplications>, basedOn: number) {
  const { sealed_answers, step, updated_at, expires_at } = row;
  return db
    .insertInto('loan_applications')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_answers, step, updated_at, expires_at, version: basedOn + 1 })
        .where('loan_applications.version', '=', basedOn)
        .where('loan_applications.status', '=', 'draft'),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function changeApplication(db: Db, userId: string, change: Updateable<LoanApplications>) {
  return db.updateTable('loan_applications').set(change).where('user_id', '=', userId).returning(COLUMNS).executeTakeFirst();
}

export async function removeApplication(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('loan_applications').where('user_id', '=', userId).execute();
}

export async function removeExpired(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('loan_applications').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
