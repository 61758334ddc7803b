import { findPeople } from '#domains/accounts/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PrivacyRequest } from '../contract.ts';

const MOST_SHOWN = 200;

/** Requests for copies and erasure of people with an account, the most urgent first. */
export async function listPrivacyRequests({ db, now }: Context): Promise<{ requests: PrivacyRequest[] }> {
  const [erasures, copies] = await Promise.all([
    db.selectFrom('deletion_requests').selectAll().orderBy('due_at').limit(MOST_SHOWN).execute(),
    db
      .selectFrom('data_exports')
      .select(['id', 'user_id', 'state', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(MOST_SHOWN)
      .execute(),
  ]);
  const people = await findPeople(
    db,
    [...erasures, ...copies].map((row) => row.user_id),
  );
  const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? 'Somebody' });
  const isDone = (state: string) => state === 'ready' || state === 'expired';
  const requests: PrivacyRequest[] = [
    ...erasures.map((row) => ({
      id: row.user_id,
      kind: 'erasure' as const,
      person: personOf(row.user_id),
      requestedAt: row.requested_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      state: 'waits',
      isLate: row.due_at < now,
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
      };
    }),
  ];
  // What is done comes last.
  const rank = ({ state, dueAt }: PrivacyRequest) => `${isDone(state) ? 1 : 0} ${dueAt}`;
  return { requests: requests.toSorted((one, other) => rank(one).localeCompare(rank(other))) };
}
