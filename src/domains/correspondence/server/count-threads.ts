import { sql } from 'kysely';
import { belongsToAny, isCounted } from '#domains/accounts/server/index.ts';
import type { SubjectKind } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { ThreadKind } from '../model/thread-kinds.ts';
import { IS_UNWANTED } from './answerers.ts';

/** Threads of a kind that were begun about something on a day. */
export interface ThreadDay {
  key: string;
  kind: ThreadKind;
  day: string;
  count: number;
}

interface Counted {
  about: SubjectKind;
  keys: readonly string[];
  /** The first and the last moment that count. */
  from: Date;
  to: Date;
  /** IANA zone of the days. */
  timeZone: string;
  /** People whose threads do not count, also where they wrote without signing in. */
  leavesOut: readonly string[];
  countsDemoPeople: boolean;
}

/** Counts threads by day, one a day and sender, without spam; those that were taken back count too. */
export async function countThreadDays(db: Db, counted: Counted): Promise<ThreadDay[]> {
  if (counted.keys.length === 0) return [];
  const { rows } = await sql<ThreadDay>`
    select s.key, t.kind, (t.created_at at time zone ${counted.timeZone})::date::text as day,
      count(distinct coalesce(lower(p.email), p.user_id))::int as count
    from subjects s join threads t on t.about_id = s.id join parties p on p.id = t.begun_by left join people u on u.id = p.user_id
    where s.kind = ${counted.about} and s.key = any(${[...counted.keys]}::text[])
      and t.created_at between ${counted.from} and ${counted.to}
      and ${isCounted('u', counted)} and not ${belongsToAny(counted.leavesOut, 'p')} and not ${IS_UNWANTED}
    group by 1, 2, 3 order by 3`.execute(db);
  return rows;
}
