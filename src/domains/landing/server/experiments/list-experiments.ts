import type { Selectable } from 'kysely';
import { hideFew, orHidden } from '#domains/analytics/contract.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { makePreviewTicket } from '#platform/identity/preview-ticket.ts';
import type { Context } from '#platform/verb/context.ts';
import type { LandingExperiment } from '../../contract.ts';
import { METHOD_KEYS, METRIC_KEYS, type Metric } from '../../model/experiment-terms.ts';
import { exploreSegments, judgeExperiment, judgeGuardrail } from '../../model/judge-experiment.ts';
import { judgeRecognition } from '../../model/judge-recognition.ts';
import { PLACE_KEYS, PLACES, wordsAt } from '../../model/places.ts';
import { type Arm, readArms, readAudience } from './read-arms.ts';

type Row = Selectable<DB['landing_experiments']> & {
  slug: string | null;
  page_name: string | null;
  page_preview: string | null;
};
type ArmRow = Selectable<DB['landing_arm_counts']>;
type MetricRow = Pick<Selectable<DB['landing_metric_counts']>, 'experiment_id' | 'arm' | 'metric' | 'did'>;
type SegmentRow = Selectable<DB['landing_segment_counts']>;

/** Experiments with what their counts can tell, newest first. */
export async function listLandingExperiments({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ experiments: LandingExperiment[] }> {
  const rows = await db
    .selectFrom('landing_experiments as e')
    .leftJoin('landing_pages as p', 'p.id', 'e.page_id')
    .selectAll('e')
    .select(['p.slug', 'p.name as page_name', 'p.preview_token as page_preview'])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute();
  const counts = await db.selectFrom('landing_arm_counts').selectAll().orderBy('day').orderBy('arm').execute();
  const metrics = await db
    .selectFrom('landing_metric_counts')
    .select(['experiment_id', 'arm', 'metric', ({ fn }) => fn.sum<number>('did').as('did')])
    .groupBy(['experiment_id', 'arm', 'metric'])
    .execute();
  const segments = await db.selectFrom('landing_segment_counts').selectAll().orderBy('dimension').orderBy('value').execute();
  const own = <T extends { experiment_id: string }>(all: readonly T[]) => Map.groupBy(all, (row) => row.experiment_id);
  const [byCounts, byMetrics, bySegments] = [own(counts), own(metrics), own(segments)];
  const running = rows.filter(isRunning);
  return {
    experiments: rows.map((row) =>
      present(row, now, {
        counts: byCounts.get(row.id) ?? [],
        metrics: byMetrics.get(row.id) ?? [],
        segments: bySegments.get(row.id) ?? [],
        conflicts: isRunning(row) ? running.filter((other) => sharesVisitors(row, other)).map(({ name }) => name) : [],
      }),
    ),
  };
}

interface Counted {
  counts: readonly ArmRow[];
  metrics: readonly MetricRow[];
  segments: readonly SegmentRow[];
  conflicts: string[];
}

function present(row: Row, now: Date, { counts, metrics, segments, conflicts }: Counted): LandingExperiment {
  const arms = readArms(row.arms);
  const place = PLACE_KEYS.find((key) => key === row.place) ?? null;
  const method = METHOD_KEYS.find((known) => known === row.method) ?? 'fixed';
  const sumOf = (arm: number, field: 'users' | 'conversions') =>
    counts.filter((one) => one.arm === arm).reduce((total, one) => total + one[field], 0);
  const users = arms.map((_, arm) => sumOf(arm, 'users'));
  const judged = judgeExperiment({
    method,
    arms: users.map((count, arm) => ({ users: count, conversions: sumOf(arm, 'conversions') })),
    weights: arms.map(({ weight }) => weight),
    plannedUsers: row.planned_users,
  });
  const total = (field: 'users' | 'known' | 'known_days' | 'returned') => counts.reduce((sum, one) => sum + one[field], 0);
  // What may not be said of the whole may not be put together from its parts either.
  const isSaid = judged.arms.some(({ conversions }) => conversions !== null);
  const guardrails = METRIC_KEYS.filter((key) => row.guardrails.includes(key));
  const didOf = (metric: Metric, arm: number) =>
    Number(metrics.find((one) => one.metric === metric && one.arm === arm)?.did ?? 0);
  const path = place === null ? `/landing/${row.slug ?? ''}` : PLACES[place].path;
  const decided = arms.findIndex((arm) =>
    place === null ? arm.version === row.decided_version : arm.words === row.decided_words,
  );
  return {
    id: row.id,
    pageId: row.page_id,
    place,
    path,
    pageName: place === null ? (row.page_name ?? '') : PLACES[place].name,
    name: row.name,
    hypothesis: row.hypothesis,
    metric: METRIC_KEYS.find((known) => known === row.metric) ?? 'lead',
    method,
    audience: { devices: [...readAudience(row.audience).devices], sources: [...readAudience(row.audience).sources] },
    share: row.share,
    namespace: row.namespace === null ? null : { name: row.namespace, from: row.namespace_from, to: row.namespace_to },
    conflicts,
    state: row.started_at === null ? 'draft' : row.stopped_at === null ? 'running' : 'stopped',
    rate: row.rate,
    lift: row.lift,
    plannedUsers: row.planned_users,
    startedAt: row.started_at?.toISOString() ?? null,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    decision: row.decision,
    decidedArm: row.stopped_at === null || decided < 0 ? null : decided,
    verdict: judged.verdict,
    recognition: judgeRecognition({
      users: total('users'),
      known: total('known'),
      knownDays: total('known_days'),
      returned: total('returned'),
    }),
    sampleRatioP: judged.sampleRatioP,
    arms: arms.map((arm, at) => ({
      ...arm,
      label: place === null ? `Version ${arm.version}` : wordsAt(place, arm.words).name,
      previewPath: previewOf(row, now, { path, arm, at }),
      ...(judged.arms[at] ?? { users: 0, conversions: null, rate: null, low: null, high: null }),
    })),
    comparisons: judged.comparisons,
    guardrails:
      judged.verdict === 'broken'
        ? []
        : guardrails.map((metric) =>
            judgeGuardrail({
              metric,
              users,
              did: arms.map((_, arm) => didOf(metric, arm)),
              plannedUsers: row.planned_users,
            }),
          ),
    segments: isSaid ? exploreSegments(segmentsOf(segments, arms.length)) : [],
    days: hideFew(counts, ({ users: seen }) => seen).shown.map(({ day, arm, users: seen, conversions, strays }) => ({
      day: String(day),
      arm,
      users: seen,
      conversions: isSaid ? orHidden(conversions) : null,
      strays,
    })),
  };
}

function segmentsOf(rows: readonly SegmentRow[], arms: number) {
  return [...Map.groupBy(rows, ({ dimension, value }) => `${dimension} ${value}`).values()].map((own) => ({
    dimension: own[0]?.dimension ?? '',
    value: own[0]?.value ?? '',
    arms: Array.from({ length: arms }, (_, arm) => {
      const found = own.find((row) => row.arm === arm);
      return { users: found?.users ?? 0, conversions: found?.conversions ?? 0 };
    }),
  }));
}

/** An arm as its editors see it beforehand, by a secret link: it counts nowhere. */
function previewOf(row: Row, now: Date, { path, arm, at }: { path: string; arm: Arm; at: number }): string {
  return row.page_id === null
    ? `${path}?preview=${makePreviewTicket(row.preview_token, now)}&arm=${at}`
    : `${path}?preview=${makePreviewTicket(row.page_preview ?? '', now)}&version=${arm.version ?? ''}`;
}

const isRunning = ({ started_at: startedAt, stopped_at: stoppedAt }: Row) => startedAt !== null && stoppedAt === null;

/** If what people do because of one experiment may be counted by the other: they count the same, and share visitors. */
function sharesVisitors(one: Row, other: Row): boolean {
  if (one.id === other.id || one.metric !== other.metric || other.metric === 'lead' || other.metric === 'action') return false;
  const isApart =
    one.namespace !== null &&
    one.namespace === other.namespace &&
    (one.namespace_to <= other.namespace_from || other.namespace_to <= one.namespace_from);
  return !isApart;
}
