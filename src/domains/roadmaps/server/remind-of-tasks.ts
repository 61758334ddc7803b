import { sql } from 'kysely';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import type { Db } from '#platform/db/database.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { REMINDED_DAYS_AHEAD, REMINDED_DAYS_LATE } from '../model/reminder-terms.ts';
import { listMembers } from './member-queries.ts';

interface DueTask {
  title: string;
  due_on: string;
}

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
async function takeDue(db: Db, roadmapId: string, { column, isDue }: Due): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    with told as (
      update roadmap_tasks t set ${sql.ref(column)} = t.due_on where t.roadmap_id = ${roadmapId} and ${isDue}
      returning t.title, t.due_on, t.position)
    select title, due_on::text as due_on from told order by due_on, position`.execute(db);
  return rows;
}

async function remind(ctx: TellContext, userId: string, { soon, late }: Record<'soon' | 'late', DueTask[]>): Promise<void> {
  const all = [...late, ...soon];
  const [first] = all;
  if (first === undefined) return;
  const say = ({ title, due_on: dueOn }: DueTask) => `${title} (${formatDate(dueOn, 'UTC')})`;
  const title =
    all.length === 1
      ? `${late.length === 1 ? 'Overdue' : 'Due soon'}: ${first.title}`
      : `${formatCount(all.length, 'step')} of your purchase ${late.length === 0 ? 'are due' : 'are due or overdue'}`;
  const paragraphs = [
    late.length === 0 ? '' : `Overdue: ${late.map(say).join('; ')}.`,
    soon.length === 0 ? '' : `Due: ${soon.map(say).join('; ')}.`,
  ].filter((text) => text !== '');
  await tell(ctx, {
    to: { userId },
    topic: 'roadmap',
    title,
    line: { body: paragraphs.join(' '), href: '/buyer-workflow' },
    mail: {
      body: { paragraphs, action: { path: '/buyer-workflow', label: 'Open your roadmap' } },
      dedupeKey: `roadmap-due-${userId}-${utcDay(ctx.now)}-${first.due_on}-${all.length}`,
    },
  });
}
