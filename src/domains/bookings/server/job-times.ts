import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { lockSchedule } from './take-time.ts';

interface JobTime {
  jobId: string;
  /** Who does it. */
  userId: string;
  startsAt: Date;
  minutes: number;
}

/**
 * Gives the time of a person who is booked here to a job that they were hired for, in the place of the one it had. Answers false, and
 * changes nothing, where something else has that time. Whoever keeps no calendar here is always free.
 */
export async function takeJobTime(
  { db, now }: { db: Trx; now: Date },
  { jobId, userId, startsAt, minutes }: JobTime,
): Promise<boolean> {
  const schedule = await db.selectFrom('schedules').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (schedule === undefined) return true;
  await lockSchedule(db, schedule.id, () => now);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const during = sql`tstzrange(${startsAt}, ${endsAt})`;
  const { rows } = await sql`
    select 1 from booked_times where schedule_id = ${schedule.id} and during && ${during} and job_id is distinct from ${jobId}
    limit 1`.execute(db);
  if (rows.length > 0) return false;
  await leaveJobTime(db, jobId);
  await sql`
    insert into booked_times (id, schedule_id, starts_at, ends_at, before_minutes, after_minutes, during, seats, job_id)
    values (${randomUUID()}, ${schedule.id}, ${startsAt}, ${endsAt}, 0, 0, ${during}, 1, ${jobId})`.execute(db);
  return true;
}

/** A job that is over, or is off, takes nobody's time. */
export async function leaveJobTime(db: Trx, jobId: string): Promise<void> {
  await db.deleteFrom('booked_times').where('job_id', '=', jobId).execute();
}
