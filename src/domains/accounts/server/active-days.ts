import { sql } from 'kysely';
import { utcDay } from '#lib/calendar.ts';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** Notes that a person was here on a day: that alone, and nothing of what they did. */
export async function noteActiveDay(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('active_days')
    .values({ user_id: userId, day: utcDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the days before a moment. */
export async function forgetActiveDays(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('active_days').where('day', '<', utcDay(oldest)).execute();
}

/** Who counts: staff never, demo people in the demonstration alone. */
export interface Counted {
  withDemo: boolean;
}

const isCounted = ({ withDemo }: Counted) => sql`u.role <> 'admin' and (${withDemo} or not u.is_demo)
  and not exists (select from role_grants g where g.user_id = u.id and g.role = 'admin')`;

export interface RetentionWeek {
  /** The Monday of the week of sign-up (YYYY-MM-DD). */
  week: string;
  /** Weeks after it; 0 is the week itself. */
  after: number;
  people: number;
}

/** Of those who signed up in a week, how many were here in each week after it; from the database, by whole weeks in UTC. */
export async function countRetention({ db, from, ...counted }: { db: Db; from: string } & Counted): Promise<RetentionWeek[]> {
  const { rows } = await sql<RetentionWeek>`
    with cohort as (
      select u.id, date_trunc('week', u.created_at at time zone 'utc')::date as week from users u
      where u.created_at >= ${from}::date and ${isCounted(counted)}),
    came as (
      select c.id, c.week, (date_trunc('week', a.day)::date - c.week) / 7 as after from cohort c join active_days a on a.user_id = c.id
      where a.day >= c.week
      union select id, week, 0 from cohort)
    select week::text as week, after::int as after, count(distinct id)::int as people from came group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}

/** People who signed up since a day, as the first step of their funnels. */
export async function listSignUps({ db, from, ...counted }: { db: Db; from: string } & Counted): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select u.id as unit, 'signed-up' as name, u.created_at as at from users u
    where u.created_at >= ${from}::date and ${isCounted(counted)}`.execute(db);
  return rows;
}

/** Sign-ups by day since a day, and people here by day. */
export async function countPeopleByDay({
  db,
  from,
  to,
  ...counted
}: { db: Db; from: string; to: string } & Counted): Promise<{ day: string; signUps: number; active: number }[]> {
  const { rows } = await sql<{ day: string; signUps: number; active: number }>`
    with made as (
      select (u.created_at at time zone 'utc')::date as day, count(*) as n from users u
      where u.created_at >= ${from}::date and u.created_at < ${to}::date + 1 and ${isCounted(counted)} group by 1),
    here as (
      select a.day, count(*) as n from active_days a join users u on u.id = a.user_id
      where a.day between ${from} and ${to} and ${isCounted(counted)} group by 1)
    select coalesce(made.day, here.day)::text as day, coalesce(made.n, 0)::int as "signUps", coalesce(here.n, 0)::int as active
    from made full join here on here.day = made.day order by 1`.execute(db);
  return rows;
}
