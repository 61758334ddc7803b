import { sql } from 'kysely';
import type { Subject } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Party } from './threads.ts';

/** Somebody else answers a thread now: the links in the mails of who did before end. */
export async function moveParty(db: Db, { id }: Pick<Party, 'id'>, address: string | null): Promise<void> {
  await db.updateTable('parties').set({ email: address }).where('id', '=', id).execute();
  await db.deleteFrom('reply_links').where('party_id', '=', id).execute();
}

const isAboutIt = ({ kind, key }: Subject) =>
  sql`t.about_id = (select s.id from subjects s where s.kind = ${kind} and s.key = ${key})`;

/** The same for all threads about a thing that went to an address. */
export async function passThreads(db: Db, about: Subject, { from, to }: { from: string; to: string | null }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from threads t join parties p on p.thread_id = t.id and p.side = 'recipient' and p.user_id is null
    where ${isAboutIt(about)} and lower(p.email) = lower(${from}) order by p.id`.execute(db);
  for (const party of rows) await moveParty(db, party, to);
}

/** Threads about a thing wait for nobody who does not answer for it anymore. */
export async function unassignThreads(db: Db, about: Subject, userId: string): Promise<void> {
  await sql`
    update thread_desks d set assigned_to = null from threads t
    where t.id = d.thread_id and d.assigned_to = ${userId} and ${isAboutIt(about)}`.execute(db);
}
