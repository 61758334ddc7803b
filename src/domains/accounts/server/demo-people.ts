import { sql } from 'kysely';
import { type OpenRole, USUAL_ROLE } from '#lib/roles.ts';
import { type Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { createUser } from './create-user.ts';

/** Notified of each new demo person when the transaction commits. */
const DEMO_PERSON_CHANNEL = 'demo_people';

export async function announceDemoPerson({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`select pg_notify(${DEMO_PERSON_CHANNEL}, '')`.execute(db);
}

export interface NewDemoPerson {
  id: string;
  name: string;
  role: OpenRole;
  email: string;
  createdAt: Date;
}

/**
 * The newest demo person without a past, now marked as having one; undefined if there is none. No two processes take the same
 * person.
 */
export async function takeDemoPerson({ db, now }: Pick<Context, 'db' | 'now'>): Promise<NewDemoPerson | undefined> {
  const { rows } = await sql<{ id: string; display_name: string; role: OpenRole; email: string | null; created_at: Date }>`
    update users set past_given_at = ${now} where id = (
      select id from users where is_demo and past_given_at is null order by created_at desc limit 1 for update skip locked)
    returning id, display_name, role, email, created_at`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { id: row.id, name: row.display_name, role: row.role, email: row.email ?? '', createdAt: row.created_at };
}

/** Whether the caller is a demo person whose past is still being written. */
export async function readDemoPast(ctx: Context): Promise<{ isComing: boolean }> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db
    .selectFrom('users')
    .select('past_ready_at')
    .where('id', '=', userId)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  return { isComing: row !== undefined && row.past_ready_at === null };
}

/** Says that all of a demo person's past is there, and that of their companions. */
export async function finishDemoPast({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ past_ready_at: now })
    .where('is_demo', '=', true)
    .where(({ or, eb }) => or([eb('id', '=', id), eb(sql`starts_with(id, ${`${id}-`})`, '=', true)]))
    .execute();
}

/** Somebody a demo person knows, whose id begins with theirs: also invented, never mailed, never signed in, and deleted on the same day. */
export async function makeDemoCompanion(ctx: Context, { id, displayName }: { id: string; displayName: string }): Promise<void> {
  await createUser(ctx, {
    id,
    email: `${id}@demo.invalid`,
    isEmailVerified: true,
    displayName,
    role: USUAL_ROLE,
    isDemo: true,
    grantedBy: 'self',
  });
  await ctx.db.updateTable('users').set({ past_given_at: ctx.now }).where('id', '=', id).execute();
}

/**
 * Lets companions stay for good, each with the moment of their last visit: nobody can sign in as them, nothing is mailed to them, and
 * they count on no recent day.
 */
export async function keepDemoCompanions(
  { db }: Pick<Context, 'db'>,
  companions: readonly { id: string; lastHere: Date }[],
  since: Date,
): Promise<void> {
  for (const { id, lastHere } of companions)
    await db
      .updateTable('users')
      .set({ is_demo: false, email: null, email_verified_at: null, created_at: since, last_login_at: lastHere })
      .where('id', '=', id)
      .where('is_demo', '=', true)
      .execute();
}
