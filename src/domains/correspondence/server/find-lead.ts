import { sql } from 'kysely';
import { isCounted } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { ThreadKind } from '../model/thread-kinds.ts';
import { isSilenced } from './answerers.ts';

/** What somebody wrote about a thing, for whom it went to. */
export interface Lead {
  id: string;
  kind: ThreadKind;
  name: string;
  email: string | null;
  /** Null where they did not want to be called. */
  phone: string | null;
  message: string;
  at: Date;
}

/** A thread as it was begun; undefined where it was taken back, is silenced, or comes from the demonstration. */
export async function findLead(db: Db, threadId: number): Promise<Lead | undefined> {
  const { rows } = await sql<Lead>`
    select t.public_id as id, t.kind, p.name, coalesce(p.email, u.mail_address) as email,
      case when p.may_call then p.phone end as phone, t.created_at as at,
      coalesce((select m.message from messages m where m.party_id = p.id order by m.id limit 1), '') as message
    from threads t join parties p on p.id = t.begun_by left join people u on u.id = p.user_id
    where t.id = ${threadId} and t.status <> 'withdrawn' and ${isCounted('u')}`.execute(db);
  return rows[0] === undefined || (await isSilenced(db, threadId)) ? undefined : rows[0];
}
