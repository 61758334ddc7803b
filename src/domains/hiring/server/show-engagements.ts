import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { findPeople, findPerson } from '#domains/accounts/server/index.ts';
import { findEnvelopes, type StandingEnvelope } from '#domains/signing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Engagement } from '../contract.ts';
import { engagementAt, reviewsEnd, silenceEnds } from '../model/hiring.ts';
import { allows, ENGAGEMENT_CHANGES } from '../model/status-changes.ts';
import { requireEngagement } from './require-side.ts';
import { presentJobFile } from './present-job-file.ts';
import { presentReview } from './present-review.ts';
import { type EngagementRow, standingEngagement } from './stored.ts';

interface Seen {
  side: 'client' | 'vendor';
  /** Whether the caller decides for the team; clients do. */
  mayDecide: boolean;
}

/** Engagements as the caller sees them from one side, by id. */
export async function presentEngagements(
  { db, now: at, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  rows: readonly EngagementRow[],
  { side, mayDecide }: Seen,
): Promise<Map<string, Engagement>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const requestIds = [...new Set(rows.map(({ request_id }) => request_id))];
  const [tasks, files, requests, reviews, envelopes, caller] = await Promise.all([
    db.selectFrom('engagement_tasks').selectAll().where('engagement_id', 'in', ids).orderBy('place').orderBy('id').execute(),
    listDocumentsByKey(db, 'engagement', ids),
    db.selectFrom('service_requests').select(['id', 'user_id']).where('id', 'in', requestIds).execute(),
    db.selectFrom('reviews').selectAll().where('engagement_id', 'in', ids).execute(),
    findEnvelopes(
      { db, now: at },
      rows.flatMap(({ envelope_id }) => envelope_id ?? []),
    ),
    actor.kind === 'user' ? findPerson(db, actor.userId) : undefined,
  ]);
  const people = await findPeople(db, [
    ...tasks.flatMap((task) => task.done_by ?? []),
    ...reviews.map((review) => review.user_id),
  ]);
  const clients = new Map(requests.map(({ id, user_id }) => [id, user_id]));
  const tasksOf = Map.groupBy(tasks, (task) => task.engagement_id);
  return new Map(
    rows.map((row): [string, Engagement] => {
      const standing = standingEngagement(row);
      const status = engagementAt(standing, at);
      const silence = standing.doneAt === null ? null : silenceEnds(standing.doneAt);
      const completedAt =
        standing.completedAt ?? ((status === 'completed' || status === 'closed') && silence !== null ? silence : null);
      const review = reviews.find((one) => one.engagement_id === row.id);
      const changes = (Object.keys(ENGAGEMENT_CHANGES) as (keyof typeof ENGAGEMENT_CHANGES)[]).filter(
        (verb) =>
          mayDecide && allows(ENGAGEMENT_CHANGES[verb], status, side) && (verb !== 'settle' || standing.disputedBy === side),
      );
      const canReport = side === 'vendor' && status === 'active' && standing.doneAt === null;
      return [
        row.id,
        {
          id: row.id,
          status,
          totalCents: row.total_cents,
          startsAt: row.starts_at?.toISOString() ?? null,
          confirmBy: row.confirm_by.toISOString(),
          confirmedAt: row.confirmed_at?.toISOString() ?? null,
          doneAt: row.done_at?.toISOString() ?? null,
          silenceEndsAt: status === 'active' && silence !== null ? silence.toISOString() : null,
          completedAt: completedAt?.toISOString() ?? null,
          reviewUntil: completedAt === null ? null : reviewsEnd(completedAt).toISOString(),
          disputedBy: status === 'disputed' ? standing.disputedBy : null,
          reason: row.reason,
          tasks: (tasksOf.get(row.id) ?? []).map((task) => ({
            id: task.id,
            title: task.title,
            side: task.side === 'client' ? 'client' : 'vendor',
            doneAt: task.done_at?.toISOString() ?? null,
            doneBy: task.done_by === null ? null : (people.get(task.done_by)?.name ?? null),
          })),
          files: (files.get(row.id) ?? []).map((file) => presentJobFile(file, clients.get(row.request_id) ?? null)),
          agreement: presentAgreement(envelopes.get(row.envelope_id ?? ''), caller?.provenAddress ?? null),
          review: review === undefined ? null : presentReview(review, people.get(review.user_id)?.name),
          verbs: [...changes, ...(canReport ? (['report-done'] as const) : [])],
          canReview: side === 'client' && status === 'completed' && review === undefined,
          createdAt: row.created_at.toISOString(),
        },
      ];
    }),
  );
}

/** Its two people are named in one order: the client, then who signs for the vendor. Each signs by their own proven address. */
function presentAgreement(envelope: StandingEnvelope | undefined, address: string | null): Engagement['agreement'] {
  if (envelope === undefined) return null;
  const own = envelope.people.find((one) => one.isAsked && one.address.toLowerCase() === address);
  return {
    envelopeId: envelope.id,
    status: envelope.status,
    people: envelope.people.map(({ name, signedAt }, at) => ({
      name,
      side: at === 0 ? 'client' : 'vendor',
      signedAt: signedAt?.toISOString() ?? null,
    })),
    recipientId: own?.id ?? null,
  };
}

/** An engagement as the caller, who is on one of its sides, sees it. Throws `not-found` for strangers. */
export async function showEngagement(ctx: Context, engagementId: string): Promise<Engagement> {
  const { side, engagement, mayDecide } = await requireEngagement(ctx, engagementId, 'work');
  const shown = (await presentEngagements(ctx, [engagement], { side, mayDecide })).get(engagementId);
  if (shown === undefined) throw new Error('an engagement is presented');
  return shown;
}
