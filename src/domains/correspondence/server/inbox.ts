import { type RawBuilder, sql } from 'kysely';
import { findPeople } from '#domains/accounts/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { rowId } from '#lib/stored-values.ts';
import type { Context } from '#platform/verb/context.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import {
  ANSWER_DAYS,
  type Desk,
  INBOX_FILTER_NAMES,
  type InboxFigures,
  type InboxFilter,
  type InboxThread,
  type InboxThreadDetail,
} from '../contract.ts';
import { findWaitingSince } from '../model/waiting-since.ts';
import { type About, describeAll, type WithSources } from './about.ts';
import { findAnswerersOf, IS_BLOCKED } from './answerers.ts';
import { EMPTY_DESK, listDesks } from './desks.ts';
import { listFiles } from './files.ts';
import { listMessages, type Message } from './messages.ts';
import { presentMessage, presentThread } from './present.ts';
import { isAnsweredBy, readThreads, requireThread, type Thread, type WithAnswering } from './threads.ts';

type InboxContext = Context & WithSources & WithAnswering;

const MOST_OTHERS = 20;

interface WhichThreads {
  about?: string | undefined;
}

interface ListInput extends WhichThreads {
  filter: InboxFilter;
  q: string;
  limit: number;
  cursor?: string | undefined;
}

/** The threads that the caller answers, under a filter, the latest message first. */
export async function listInbox(
  ctx: InboxContext,
  { filter, about, q, limit, cursor }: ListInput,
): Promise<{ threads: InboxThread[]; nextCursor: string | null }> {
  const { userId } = requireUser(ctx);
  const after = ORDER.readCursor(cursor);
  const { rows } = await sql<{ id: number; mark: TimeMark }>`
    select t.id, ${ORDER.mark} as mark ${FROM_INBOX}
    where ${await isAnsweredBy(ctx, userId)} and ${IS_LISTED} and ${await isAbout(ctx, about)}
      and ${conditionsOf(ctx, userId)[filter]} and ${hasWords(q)} and ${ORDER.isAfter(after)}
    order by ${ORDER.by} limit ${limit + 1}`.execute(ctx.db);
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  const ids = page.map(({ id }) => id);
  const threads = new Map(
    (await readThreads(ctx.db, sql`t.id = any(${ids}::bigint[])`)).map((thread) => [thread.id, thread] as const),
  );
  const found = [...threads.values()];
  const [messages, desks, aboutOf, peopleOf] = await Promise.all([
    listMessages(ctx.db, found),
    listDesks(ctx, found),
    describeAll(ctx, found),
    listPeople(ctx, found),
  ]);
  return {
    threads: ids.flatMap((id) => {
      const thread = threads.get(id);
      if (thread === undefined) return [];
      return [
        present(thread, {
          about: aboutOf(thread),
          messages: messages.get(id) ?? [],
          desk: desks.get(id),
          people: peopleOf(thread),
        }),
      ];
    }),
    nextCursor,
  };
}

const ORDER = orderByTime({ at: sql`coalesce(last.created_at, t.created_at)`, id: sql`t.id`, ids: rowId });

const FROM_INBOX = sql`
  from threads t
  join parties r on r.thread_id = t.id and r.side = 'recipient'
  join parties w on w.id = t.begun_by
  left join thread_desks d on d.thread_id = t.id
  left join lateral (
    select m.created_at, p.side from messages m join parties p on p.id = m.party_id
    where m.thread_id = t.id order by m.id desc limit 1) as last on true`;

const IS_SPAM = sql<boolean>`(d.spam_at is not null or ${IS_BLOCKED})`;
// Leads have pages of their own.
const IS_LISTED = sql<boolean>`t.kind <> 'lead'`;
const IS_UNREAD = sql<boolean>`coalesce(last.side = 'sender' and (r.seen_at is null or last.created_at > r.seen_at), false)`;

/** Conditions on the inbox, by filter. */
function conditionsOf({ now }: Pick<Context, 'now'>, userId: string): Record<InboxFilter, RawBuilder<boolean>> {
  const sleeps = sql<boolean>`coalesce(d.snoozed_until > ${now}, false)`;
  const all = sql<boolean>`(not ${IS_SPAM} and not ${sleeps})`;
  return {
    all,
    unread: sql`(${all} and ${IS_UNREAD})`,
    mine: sql`(${all} and coalesce(d.assigned_to = ${userId}, false))`,
    questions: sql`(${all} and t.kind in ('inquiry', 'person'))`,
    tours: sql`(${all} and t.kind = 'tour-request')`,
    offers: sql`(${all} and t.kind = 'offer')`,
    snoozed: sql`(not ${IS_SPAM} and ${sleeps})`,
    spam: IS_SPAM,
  };
}

/** Condition on `t`: it is about the thing with an id, or about anything without one. */
async function isAbout(ctx: InboxContext, id: string | undefined): Promise<RawBuilder<boolean>> {
  if (id === undefined) return sql`true`;
  const named = await Promise.all(
    Object.entries(ctx.answering).map(async ([kind, port]) => ({ kind, key: await port?.keyNamed?.(ctx, id) })),
  );
  const subjects = named.flatMap(({ kind, key }) => (key === undefined ? [] : sql`(s.kind = ${kind} and s.key = ${key})`));
  if (subjects.length === 0) return sql`false`;
  return sql<boolean>`t.about_id in (select s.id from subjects s where ${sql.join(subjects, sql` or `)})`;
}

/** Every word stands in the sender's name or in a message. */
function hasWords(q: string): RawBuilder<boolean> {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const each = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`(w.name ilike ${pattern} or exists (select from messages m where m.thread_id = t.id and m.message ilike ${pattern}))`;
  });
  return each.length === 0 ? sql`true` : sql`(${sql.join(each, sql` and `)})`;
}

/** How many threads each filter holds, and the median time to the first answers of the last days. */
export async function getInboxFigures(ctx: InboxContext, { about }: WhichThreads = {}): Promise<InboxFigures> {
  const { userId } = requireUser(ctx);
  const conditions = conditionsOf(ctx, userId);
  const counts = INBOX_FILTER_NAMES.map((name) => sql`count(*) filter (where ${conditions[name]})::int as ${sql.ref(name)}`);
  const since = new Date(ctx.now.getTime() - ANSWER_DAYS * DAY_MS);
  // What answers an offer is a move, not a message.
  const isMeasured = sql`t.answered_at > ${since} and t.kind <> 'offer' and not ${IS_SPAM}`;
  const { rows } = await sql<Record<InboxFilter, number> & { seconds: number | null; answered: number; waiting: number }>`
    select ${sql.join(counts)},
      percentile_cont(0.5) within group (order by extract(epoch from t.answered_at - t.created_at)) filter (where ${isMeasured})
        as seconds,
      count(*) filter (where ${isMeasured})::int as answered,
      count(*) filter (where t.answered_at is null and t.status in ('sent', 'read') and t.kind <> 'offer' and not ${IS_SPAM})::int as waiting
    ${FROM_INBOX} where ${await isAnsweredBy(ctx, userId)} and ${IS_LISTED} and ${await isAbout(ctx, about)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate has one row');
  const { seconds, answered, waiting, ...found } = row;
  return { counts: found, answers: { medianMinutes: seconds === null ? null : Math.round(seconds / 60), answered, waiting } };
}

/** One of the threads that the caller answers. Throws `not-found` for other people's. */
export async function getInboxThread(ctx: InboxContext, threadId: string): Promise<InboxThreadDetail> {
  const thread = await requireThread(ctx, { threadId, side: 'recipient' });
  const others = await listOthers(ctx, thread);
  const aboutOf = await describeAll(ctx, [thread, ...others]);
  const messages = (await listMessages(ctx.db, [thread])).get(thread.id) ?? [];
  const [peopleOf, desks, files] = await Promise.all([
    listPeople(ctx, [thread]),
    listDesks(ctx, [thread]),
    listFiles(ctx, thread, 'recipient'),
  ]);
  const known = await findPeople(
    ctx.db,
    messages.flatMap(({ writerId }) => writerId ?? []),
  );
  return {
    ...present(thread, { about: aboutOf(thread), messages, desk: desks.get(thread.id), people: peopleOf(thread) }),
    messages: messages.map((message) => {
      const writer = message.writerId === null ? undefined : known.get(message.writerId);
      return {
        ...presentMessage(message, 'recipient'),
        writer: writer === undefined ? null : { userId: writer.id, name: writer.name },
      };
    }),
    files,
    isPreApproved: thread.sender.isPreApproved,
    buysWhen: thread.sender.buysWhen,
    state: aboutOf(thread)?.state ?? null,
    readAt: thread.recipient.readAt?.toISOString() ?? null,
    answeredAt: thread.answeredAt?.toISOString() ?? null,
    others: others.map((other) => ({
      threadId: other.publicId,
      kind: other.kind,
      label: aboutOf(other)?.label ?? null,
      status: other.status,
      sentAt: other.createdAt.toISOString(),
    })),
  };
}

/** Who answers each of these threads, the caller among them. */
async function listPeople(
  ctx: InboxContext,
  threads: readonly Thread[],
): Promise<(thread: Thread) => { userId: string; name: string }[]> {
  const { userId } = requireUser(ctx);
  const me = (await findPeople(ctx.db, [userId])).get(userId);
  const answerersOf = await findAnswerersOf(
    ctx,
    threads.map(({ about }) => about),
  );
  return ({ about }) => {
    const answerers = answerersOf(about);
    const people = me === undefined || answerers.some(({ id }) => id === userId) ? answerers : [me, ...answerers];
    return people.map(({ id, name }) => ({ userId: id, name }));
  };
}

/** Other threads of the same sender that the caller answers too. */
async function listOthers(ctx: InboxContext, { id, sender }: Thread): Promise<Thread[]> {
  if (sender.userId === null && sender.email === null) return [];
  const mine = await isAnsweredBy(ctx, requireUser(ctx).userId);
  return readThreads(
    ctx.db,
    sql`t.id <> ${id} and ${mine} and t.begun_by in (
      select o.id from parties o
      where o.side = 'sender' and (o.user_id = ${sender.userId} or lower(o.email) = lower(${sender.email})))`,
    { limit: MOST_OTHERS },
  );
}

function present(
  thread: Thread,
  {
    about,
    messages,
    desk = EMPTY_DESK,
    people,
  }: { about: About | undefined; messages: readonly Message[]; desk: Desk | undefined; people: InboxThread['people'] },
): InboxThread {
  return {
    ...presentThread(thread, 'recipient', { about, messages }),
    activeAt: (messages.at(-1)?.createdAt ?? thread.createdAt).toISOString(),
    // An offer without words waits for a move, which its own page shows.
    waitingSince:
      thread.kind === 'offer' && messages.every(({ message }) => message === '')
        ? null
        : (findWaitingSince(thread, messages)?.toISOString() ?? null),
    desk,
    people,
  };
}
