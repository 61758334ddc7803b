import type { Context } from '#platform/verb/context.ts';
import type { LandingExperiment } from '../../contract.ts';
import { METHOD_KEYS, METRIC_KEYS } from '../../model/experiment-terms.ts';
import { judgeExperiment } from '../../model/judge-experiment.ts';
import { readArms } from './read-arms.ts';

/** Experiments with what their counts allow to say, newest first. */
export async function listLandingExperiments({ db }: Pick<Context, 'db'>): Promise<{ experiments: LandingExperiment[] }> {
  const rows = await db
    .selectFrom('landing_experiments as e')
    .innerJoin('landing_pages as p', 'p.id', 'e.page_id')
    .selectAll('e')
    .select(['p.slug', 'p.name as page_name'])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute();
  const counts = await db
    .selectFrom('landing_arm_counts')
    .select(['experiment_id', 'arm', 'day', 'users', 'conversions'])
    .orderBy('day')
    .execute();
  const byExperiment = Map.groupBy(counts, (row) => row.experiment_id);
  return {
    experiments: rows.map((row): LandingExperiment => {
      const own = byExperiment.get(row.id) ?? [];
      const arms = readArms(row.arms);
      const sum = (arm: number, field: 'users' | 'conversions') =>
        own.filter((one) => one.arm === arm).reduce((total, one) => total + one[field], 0);
      const method = METHOD_KEYS.find((known) => known === row.method) ?? 'fixed';
      const judged = judgeExperiment({
        method,
        arms: arms.map((_, arm) => ({ users: sum(arm, 'users'), conversions: sum(arm, 'conversions') })),
        weights: arms.map(({ weight }) => weight),
        plannedUsers: row.planned_users,
      });
      const days = Map.groupBy(own, ({ day }) => String(day));
      return {
        id: row.id,
        pageId: row.page_id,
        slug: row.slug,
        pageName: row.page_name,
        name: row.name,
        hypothesis: row.hypothesis,
        metric: METRIC_KEYS.find((known) => known === row.metric) ?? 'lead',
        method,
        state: row.started_at === null ? 'draft' : row.stopped_at === null ? 'running' : 'stopped',
        rate: row.rate,
        lift: row.lift,
        plannedUsers: row.planned_users,
        startedAt: row.started_at?.toISOString() ?? null,
        stoppedAt: row.stopped_at?.toISOString() ?? null,
        decision: row.decision,
        decidedVersion: row.decided_version,
        verdict: judged.verdict,
        sampleRatioP: judged.sampleRatioP,
        arms: arms.map((arm, at) => ({
          ...arm,
          ...(judged.arms[at] ?? { users: 0, conversions: null, rate: null, low: null, high: null }),
        })),
        comparisons: judged.comparisons,
        days: [...days].map(([day, all]) => ({ day, users: all.reduce((total, { users }) => total + users, 0) })),
      };
    }),
  };
}
