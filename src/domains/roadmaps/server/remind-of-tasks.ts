import { sql } from 'kysely';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { REMINDED_DAYS_AHEAD, REMINDED_DAYS_LATE } from '../model/reminder-terms.ts';
import { type DueStep, sayDue } from '../model/say-due.ts';
import { listMembers } from './member-queries.ts';

/**
 * Reminds owners and members of open tasks, each once before its date and once after it. It runs while it is morning in
 * the United States, where the day of UTC is that of every reader.
 */
export async function remindOfTasks(ctx: TellContext): Promise<void> {
  const today = utcDay(ctx.now);
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string }>`
      select r.id from roadmaps r
      where r.id > ${after} and exists (select from roadmap_tasks t where t.roadmap_id = r.id and (${isSoon(today)} or ${isLate(today)}))
      order by r.id limit ${most}`.execute(ctx.db);
    return rows;
  };
  await eachInTurn(ctx, 'a reminder of tasks', find, (roadmapId) =>
    transact(ctx, async (inner) => {
      const owner = await inner.db
        .selectFrom('roadmaps')
        .select('user_id')
        .where('id', '=', roadmapId)
        .forUpdate()
        .executeTakeFirst();
      if (owner === undefined) return;
      const soon = await takeDue(inner.db, roadmapId, { column: 'told_ahead_of', isDue: isSoon(today) });
      const late = await takeDue(inner.db, roadmapId, { column: 'told_late_of', isDue: isLate(today) });
      const members = await listMembers(inner.db, roadmapId);
      for (const userId of [owner.user_id, ...members.map((member) => member.user_id)])
        await remind(inner, userId, { soon, late });
    }),
  );
}

const isSoon = (today: string) =>
  sql`t.status in ('open', 'doing') and t.due_on between ${today}::date and ${addDays(today, REMINDED_DAYS_AHEAD)}::date
    and t.told_ahead_of is distinct from t.due_on`;
const isLate = (today: string) =>
  sql`t.status in ('open', 'doing') and t.due_on between ${addDays(today, -REMINDED_DAYS_LATE)}::date and ${addDays(today, -1)}::date
    and t.told_late_of is distinct from t.due_on`;

interface Due {
  column: 'told_ahead_of' | 'told_late_of';
  isDue: ReturnType<typeof isSoon>;
}

/** Writes down that these were told, and returns them by date. */
async function takeDue(db: Db, roadmapId: string, { column, isDue }: Due): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    with told as (
      update roadmap_tasks t set ${sql.ref(column)} = t.due_on where t.roadmap_id = ${roadmapId} and ${isDue}
      returning t.title, t.due_on, t.position)
    select title, due_on::text as "dueOn" from told order by due_on, position`.execute(db);
  return rows;
}

async function remind(ctx: TellContext, userId: string, due: Record<'soon' | 'late', DueStep[]>): Promise<void> {
  const words = sayDue(due, 'purchase');
  const all = [...due.late, ...due.soon];
  if (words === undefined) return;
  await tell(ctx, {
    to: { userId },
    topic: 'roadmap',
    title: words.title,
    line: { body: words.paragraphs.join(' '), href: '/buyer-workflow' },
    mail: {
      body: { paragraphs: words.paragraphs, action: { path: '/buyer-workflow', label: 'Open your roadmap' } },
      dedupeKey: `roadmap-due-${userId}-${utcDay(ctx.now)}-${all[0]?.dueOn}-${all.length}`,
    },
  });
}
