import { findPeople } from '#domains/accounts/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { PrivacyRequest } from '../contract.ts';
import { listQuestions, readStrangerKind } from './queries.ts';

const MOST_SHOWN = 200;

/** What people asked about their data, the most urgent first. */
export async function listPrivacyRequests(ctx: Context): Promise<{ requests: PrivacyRequest[] }> {
  requireAdmin(ctx);
  const { db, now } = ctx;
  const [erasures, copies, questions] = await Promise.all([
    db.selectFrom('deletion_requests').selectAll().orderBy('due_at').limit(MOST_SHOWN).execute(),
    db
      .selectFrom('data_exports')
      .select(['id', 'user_id', 'state', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(MOST_SHOWN)
      .execute(),
    listQuestions(db, MOST_SHOWN),
  ]);
  const people = await findPeople(
    db,
    [...erasures, ...copies, ...questions].flatMap((row) => row.user_id ?? []),
  );
  const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? 'Someone' });
  const isDone = (state: string) => state === 'ready' || state === 'expired' || state === 'answered';
  const byItself = { body: null, answer: null, canExtend: false };
  const requests: PrivacyRequest[] = [
    ...erasures.map((row) => ({
      id: row.user_id,
      kind: 'erasure' as const,
      person: personOf(row.user_id),
      requestedAt: row.requested_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      state: 'waits',
      isLate: row.due_at < now,
      ...byItself,
    })),
    ...questions.map((row) => ({
      id: row.id,
      kind: readStrangerKind(row.kind),
      person: row.user_id === null ? { id: null, name: row.email ?? '' } : personOf(row.user_id),
      requestedAt: row.asked_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      state: row.answered_at === null ? 'asks' : 'answered',
      body: row.body,
      answer: row.answer,
      canExtend: row.answered_at === null && row.extended_at === null,
      isLate: row.answered_at === null && row.due_at < now,
    })),
    ...copies.map((row) => {
      const dueAt = new Date(addDays(utcDay(row.created_at), PRIVACY_ANSWER_DAYS));
      return {
        id: row.id,
        kind: 'copy' as const,
        person: personOf(row.user_id),
        requestedAt: row.created_at.toISOString(),
        dueAt: dueAt.toISOString(),
        state: row.state,
        isLate: !isDone(row.state) && dueAt < now,
        ...byItself,
      };
    }),
  ];
  // What is done comes last.
  const rank = ({ state, dueAt }: PrivacyRequest) => `${isDone(state) ? 1 : 0} ${dueAt}`;
  return { requests: requests.toSorted((one, other) => rank(one).localeCompare(rank(other))) };
}
