import { sql } from 'kysely';
import { findPeople, type Person } from '#domains/accounts/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import type { Subject } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { answerPathOf, type ThreadKind } from '../model/thread-kinds.ts';
import type { WithAnswering } from './threads.ts';

/** What verbs that write to a recipient work with. */
export type LetterContext = TellContext & WithAnswering;

/** The people who answer for something, besides the address that its threads go to. */
export async function findAnswerers(ctx: Pick<Context, 'db'> & WithAnswering, about: Subject): Promise<Person[]> {
  return (await findAnswerersOf(ctx, [about]))(about);
}

/** The same of several things, asked once for each kind of them. */
export async function findAnswerersOf(
  ctx: Pick<Context, 'db'> & WithAnswering,
  subjects: readonly Subject[],
): Promise<(about: Subject) => Person[]> {
  const found = await Promise.all(
    [...Map.groupBy(subjects, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const keys = [...new Set(ofKind.map(({ key }) => key))];
      return [kind, await ctx.answering[kind]?.peopleOf(ctx, keys)] as const;
    }),
  );
  const idsOf = new Map(found);
  const people = await findPeople(ctx.db, [...new Set(found.flatMap(([, ofKind]) => [...(ofKind?.values() ?? [])].flat()))]);
  return ({ kind, key }) => (idsOf.get(kind)?.get(key) ?? []).flatMap((id) => people.get(id) ?? []);
}

/** The person among them who takes what is new; undefined for all of them. */
export async function findContact(ctx: Pick<Context, 'db'> & WithAnswering, { kind, key }: Subject): Promise<string | undefined> {
  return ctx.answering[kind]?.contactOf?.(ctx, key);
}

/** Whether the recipient's people want to hear nothing of a thread: it is spam, or its sender is blocked about the same. */
export async function isSilenced(db: Db, threadId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from threads t left join thread_desks d on d.thread_id = t.id
    where t.id = ${threadId} and (d.spam_at is not null or ${IS_BLOCKED})`.execute(db);
  return rows.length > 0;
}

/** Condition on `t`: its sender is blocked. */
export const IS_BLOCKED = sql<boolean>`exists (
  select from parties mine join parties theirs on theirs.user_id = mine.user_id or lower(theirs.email) = lower(mine.email)
  join threads o on o.begun_by = theirs.id and o.about_id = t.about_id
  join thread_desks k on k.thread_id = o.id and k.blocked_at is not null
  where mine.id = t.begun_by)`;

/** Condition on `t`: the recipient's people called it spam, or blocked its sender about the same. It counts nowhere. */
export const IS_UNWANTED = sql<boolean>`(${IS_BLOCKED} or exists (
  select from thread_desks unwanted where unwanted.thread_id = t.id and unwanted.spam_at is not null))`;

interface Letter {
  thread: { publicId: string; kind: ThreadKind; about: Subject };
  /** "Bea asks about 12 Elm Street". */
  title: string;
  /** What they wrote, or what happened. */
  body: string;
  /** The address that is mailed anyway. */
  mailed: string | null;
  /** Names the mail, once for each person. */
  key: string;
}

/**
 * Tells the people who answer for something, or the one who takes what is new, about news from its sender, by a line and by mail, except the caller. What
 * demonstration people write reaches such people alone. Callers check first that it is not silenced.
 */
export async function tellAnswerers(ctx: LetterContext, { thread, title, body, mailed, key }: Letter): Promise<void> {
  const isDemo = ctx.actor.kind === 'user' && ctx.actor.isDemo;
  const [people, contactId] = await Promise.all([findAnswerers(ctx, thread.about), findContact(ctx, thread.about)]);
  for (const person of people) {
    if (contactId !== undefined && person.id !== contactId) continue;
    if (person.id === userIdOf(ctx) || (isDemo && !person.isDemo)) continue;
    const href = answerPathOf(thread.kind, thread.publicId);
    const isMailed = person.provenAddress !== null && person.provenAddress === mailed?.toLowerCase();
    await tell(ctx, {
      to: { userId: person.id },
      topic: 'listings',
      title,
      line: { body, href },
      ...(isMailed
        ? {}
        : {
            mail: {
              body: { paragraphs: [body], action: { path: href, label: 'Answer in your inbox' } },
              dedupeKey: `${key}-${person.id}`,
              subscription: { key: 'inbox', label: 'What buyers write about the homes you sell' },
            },
          }),
    });
  }
}
