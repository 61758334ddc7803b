import { quantileOf, type Vital, VITAL_NAMES } from '#domains/analytics/contract.ts';
import { listErrorGroups, listVitals, settleError, type Span } from '#domains/analytics/server/index.ts';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { measureSources } from '#domains/listings/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { getHealth } from '../contract.ts';
import { readInventedUntil } from './counted.ts';

const P75 = 0.75;
const VITAL_DAYS = 28;
const latest = (one: string, other: string) => (one > other ? one : other);

/** How pages and the machine do. */
export async function showHealth({ db, now }: Context, span: Span): Promise<EndpointResponse<typeof getHealth>> {
  const [vitals, errors, sources, queues, inventedUntil] = await Promise.all([
    // A longer span says no more of how fast pages are, and sums up far more.
    listVitals(db, { ...span, from: latest(span.from, addDays(span.to, 1 - VITAL_DAYS)) }),
    listErrorGroups(db, span),
    measureSources(db),
    countJobs(db, now),
    readInventedUntil(db),
  ]);
  const routes = [...Map.groupBy(vitals, ({ route }) => route)].map(([route, own]) => {
    const of = (name: Vital) => own.filter((row) => row.name === name);
    const samplesOf = (name: Vital) => of(name).reduce((total, { samples }) => total + samples, 0);
    const p75 = (name: Vital) => (samplesOf(name) === 0 ? null : quantileOf(name, of(name), P75));
    return {
      route,
      samples: Math.max(...VITAL_NAMES.map(samplesOf)),
      p75: Object.fromEntries(VITAL_NAMES.map((name) => [name, p75(name)])) as Record<Vital, number | null>,
    };
  });
  const shown = routes.filter(({ samples }) => samples > 0);
  return {
    vitals: shown.toSorted((one, other) => other.samples - one.samples),
    hiddenRoutes: routes.length - shown.length,
    errors: errors.map(({ firstAt, lastAt, settledAt, ...error }) => ({
      ...error,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      isSettled: settledAt !== null,
    })),
    feeds: sources.map(({ name, lastReadAt, changedAt, listings }) => ({
      name,
      lastReadAt: lastReadAt?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
      listings,
    })),
    queues,
    inventedUntil,
  };
}

/** Notes that a failure is taken care of. Throws `not-found`. */
export async function settleFailure(
  ctx: Context,
  { fingerprint, isSettled }: { fingerprint: string; isSettled: boolean },
): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    if (!(await settleError(inner.db, fingerprint, isSettled ? inner.now : null)))
      throw new DomainError('not-found', 'There is no such failure.');
    await recordAudit(inner, {
      action: isSettled ? 'failure-settled' : 'failure-reopened',
      actorId: userId,
      details: { fingerprint },
    });
  });
}
