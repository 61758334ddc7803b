import { recordAudit } from '#domains/accounts/server/index.ts';
import { usersPerArm } from '#domains/experiments/contract.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { LandingExperiment } from '../../contract.ts';
import { type Method, type Metric, MOST_EXPERIMENTS, MOST_USERS } from '../../model/experiment-terms.ts';
import { lockPage, shownVersion } from '../find-page.ts';
import { showLandingVersion } from '../publish-page.ts';
import { listLandingExperiments } from './list-experiments.ts';
import { readArms, type Arm } from './read-arms.ts';

interface Plan {
  id: string;
  pageId: string;
  name: string;
  hypothesis: string;
  metric: Metric;
  method: Method;
  arms: readonly Arm[];
  rate: number;
  lift: number;
}

type All = { experiments: LandingExperiment[] };

/**
 * Plans an experiment: its metric, its size and its arms are set before anybody sees it, and never change. Throws `invalid` for
 * versions that are none of the page or stand twice, weights that do not add up to 1, and a rise that nothing could find.
 */
export async function planLandingExperiment(ctx: Context, plan: Plan): Promise<All> {
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'landing-experiments', 'all');
    const known = await inner.db.selectFrom('landing_experiments').select('id').where('id', '=', plan.id).executeTakeFirst();
    if (known !== undefined) return listLandingExperiments(inner);
    const { count } = await inner.db
      .selectFrom('landing_experiments')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_EXPERIMENTS)
      throw new DomainError('conflict', 'There are too many experiments: delete a plan first.');
    await lockPage(inner, plan.pageId);
    await requireArms(inner, plan);
    const perArm = usersPerArm(plan);
    const plannedUsers = perArm === null ? null : Math.ceil(perArm / Math.min(...plan.arms.map(({ weight }) => weight)));
    if (plannedUsers === null || plannedUsers > MOST_USERS)
      throw refuse('lift', 'No experiment of a size that can be reached finds a rise like this: look for a larger one');
    await inner.db
      .insertInto('landing_experiments')
      .values({
        id: plan.id,
        page_id: plan.pageId,
        name: plan.name,
        hypothesis: plan.hypothesis,
        metric: plan.metric,
        method: plan.method,
        arms: JSON.stringify(plan.arms),
        rate: plan.rate,
        lift: plan.lift,
        planned_users: plannedUsers,
        created_at: inner.now,
      })
      .execute();
    await recordAudit(inner, { action: 'landing-experiment-planned', details: { id: plan.id, pageId: plan.pageId } });
    return listLandingExperiments(inner);
  });
}

/** Starts an experiment. Throws `conflict` where its page is not shown or has a running one, and `not-found`. */
export async function startLandingExperiment(ctx: Context, experimentId: string): Promise<All> {
  return transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    const page = await lockPage(inner, row.page_id);
    if (row.started_at !== null) return listLandingExperiments(inner);
    if (shownVersion(page, inner.now) === null) throw new DomainError('conflict', 'Publish the page first: nobody would see it.');
    const other = await inner.db
      .selectFrom('landing_experiments')
      .select('name')
      .where('page_id', '=', row.page_id)
      .where('started_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .executeTakeFirst();
    if (other !== undefined) throw new DomainError('conflict', `“${other.name}” runs on this page: stop it first.`);
    await inner.db.updateTable('landing_experiments').set({ started_at: inner.now }).where('id', '=', experimentId).execute();
    await recordAudit(inner, { action: 'landing-experiment-started', details: { id: experimentId } });
    return listLandingExperiments(inner);
  });
}

interface Stop {
  experimentId: string;
  version: number;
  decision: string;
}

/**
 * Stops an experiment for good, keeps the decision, and shows the version that was decided on. One that has stopped stays as it
 * stopped. Throws `invalid` for a version of no arm, and `conflict` for a plan.
 */
export async function stopLandingExperiment(ctx: Context, { experimentId, version, decision }: Stop): Promise<All> {
  return transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    if (row.stopped_at !== null) return listLandingExperiments(inner);
    if (row.started_at === null) throw new DomainError('conflict', 'It has not started: delete the plan instead.');
    if (!readArms(row.arms).some((arm) => arm.version === version))
      throw refuse('version', 'Choose the version of one of its arms');
    await inner.db
      .updateTable('landing_experiments')
      .set({ stopped_at: inner.now, decision, decided_version: version })
      .where('id', '=', experimentId)
      .execute();
    await showLandingVersion(inner, { pageId: row.page_id, version });
    await recordAudit(inner, { action: 'landing-experiment-stopped', details: { id: experimentId, version } });
    return listLandingExperiments(inner);
  });
}

/** Deletes a plan. Throws `conflict` for what has started, and `not-found`. */
export async function deleteLandingExperiment(ctx: Context, experimentId: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    if (row.started_at !== null) throw new DomainError('conflict', 'What has run stays on record: stop it instead.');
    await inner.db.deleteFrom('landing_experiments').where('id', '=', experimentId).execute();
    await recordAudit(inner, { action: 'landing-experiment-deleted', details: { id: experimentId } });
  });
}

async function lockExperiment({ db }: Context, id: string) {
  const row = await db.selectFrom('landing_experiments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no experiment with this id.');
  return row;
}

async function requireArms({ db }: Context, { pageId, arms }: Plan): Promise<void> {
  const versions = arms.map(({ version }) => version);
  if (new Set(versions).size < versions.length) throw refuse('arms', 'Choose different versions');
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) throw refuse('arms', 'The shares must add up to 100%');
  const found = await db
    .selectFrom('landing_versions')
    .select('version')
    .where('page_id', '=', pageId)
    .where('version', 'in', versions)
    .execute();
  if (found.length < versions.length) throw refuse('arms', 'Choose versions of this page');
}

const refuse = (field: string, problem: string) => new DomainError('invalid', problem, { fields: { [field]: problem } });
