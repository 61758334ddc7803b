import { recordAudit } from '#domains/accounts/server/index.ts';
import { usersPerArm } from '#domains/experiments/contract.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { LandingExperiment } from '../../contract.ts';
import type { Audience } from '../../model/audience.ts';
import { type Method, type Metric, METRICS, MOST_EXPERIMENTS, MOST_USERS } from '../../model/experiment-terms.ts';
import { isMeasuredAt, NO_FORM, type PlaceKey, wordKeysOf } from '../../model/places.ts';
import { lockPage, shownVersion } from '../find-page.ts';
import { showLandingVersion } from '../publish-page.ts';
import { listLandingExperiments } from './list-experiments.ts';
import { readArms, type Arm } from './read-arms.ts';

interface Plan {
  id: string;
  pageId: string | null;
  place?: PlaceKey | null;
  name: string;
  hypothesis: string;
  metric: Metric;
  method: Method;
  guardrails?: readonly Metric[];
  audience?: Audience;
  share?: number;
  namespace?: { name: string; from: number; to: number } | null;
  arms: readonly (Pick<Arm, 'weight'> & Partial<Arm>)[];
  rate: number;
  lift: number;
}

type All = { experiments: LandingExperiment[] };

/**
 * Plans an experiment: its metric, its size and its arms are set before anybody sees it, and never change. Throws `invalid` for
 * arms that stand twice or are none of its page or place, weights that do not add up to 1, a guardrail that is the metric itself,
 * requests of a page that sends none, and a rise that nothing could find.
 */
export async function planLandingExperiment(ctx: Context, plan: Plan): Promise<All> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'landing-experiments', 'all');
    const known = await inner.db.selectFrom('landing_experiments').select('id').where('id', '=', plan.id).executeTakeFirst();
    if (known !== undefined) return listLandingExperiments(inner);
    const { count } = await inner.db
      .selectFrom('landing_experiments')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_EXPERIMENTS)
      throw new DomainError('conflict', 'You’ve reached the limit of experiments: delete a plan first.');
    if ((plan.pageId === null) === ((plan.place ?? null) === null))
      throw invalidField('pageId', 'Choose a landing page or a place of the product’s own pages');
    if (plan.pageId !== null) await lockPage(inner, plan.pageId);
    const arms = await requireArms(inner, plan);
    const guardrails = [...new Set(plan.guardrails)];
    requireMeasured(plan, guardrails);
    const { rate, lift, method } = plan;
    const perArm = usersPerArm({ rate, lift, arms: arms.length, isSequential: method === 'sequential' });
    if (perArm === null) throw invalidField('lift', 'With this rise, the rate would be 100% or more: look for a smaller one');
    const plannedUsers = Math.ceil(perArm / Math.min(...plan.arms.map(({ weight }) => weight)));
    if (plannedUsers > MOST_USERS)
      throw invalidField('lift', 'No experiment of a realistic size could find a rise this small: look for a larger one');
    await inner.db
      .insertInto('landing_experiments')
      .values({
        id: plan.id,
        page_id: plan.pageId,
        place: plan.place ?? null,
        name: plan.name,
        hypothesis: plan.hypothesis,
        metric: plan.metric,
        method: plan.method,
        guardrails,
        audience: JSON.stringify(plan.audience ?? { devices: [], sources: [] }),
        share: plan.share ?? 1,
        namespace: plan.namespace?.name ?? null,
        namespace_from: plan.namespace?.from ?? 0,
        namespace_to: plan.namespace?.to ?? 1,
        preview_token: makeToken(),
        arms: JSON.stringify(arms),
        rate: plan.rate,
        lift: plan.lift,
        planned_users: plannedUsers,
        created_at: inner.now,
      })
      .execute();
    await recordAudit(inner, {
      action: 'landing-experiment-planned',
      details: { id: plan.id, name: plan.name, pageId: plan.pageId, place: plan.place ?? null },
    });
    return listLandingExperiments(inner);
  });
}

/** Starts an experiment. Throws `conflict` where its page is not shown or another one runs, and `not-found`. */
export async function startLandingExperiment(ctx: Context, experimentId: string): Promise<All> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    if (row.started_at !== null) return listLandingExperiments(inner);
    if (row.page_id === null) await takeTurn(inner.db, 'landing-experiments', row.place ?? '');
    else if (shownVersion(await lockPage(inner, row.page_id), inner.now) === null)
      throw new DomainError('conflict', 'Publish the page first: otherwise no one would see it.');
    const other = await inner.db
      .selectFrom('landing_experiments')
      .select('name')
      .where((where) => where.or([where('page_id', '=', row.page_id), where('place', '=', row.place)]))
      .where('started_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .executeTakeFirst();
    if (other !== undefined) throw new DomainError('conflict', `“${other.name}” runs in this place: stop it first.`);
    await inner.db.updateTable('landing_experiments').set({ started_at: inner.now }).where('id', '=', experimentId).execute();
    await recordAudit(inner, { action: 'landing-experiment-started', details: { id: experimentId, name: row.name } });
    return listLandingExperiments(inner);
  });
}

interface Stop {
  experimentId: string;
  arm: number;
  decision: string;
}

/**
 * Stops an experiment for good, keeps the decision, and shows the arm that was decided on. One that has stopped stays as it
 * stopped. Throws `invalid` for no arm of it, and `conflict` for a plan.
 */
export async function stopLandingExperiment(ctx: Context, { experimentId, arm, decision }: Stop): Promise<All> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    if (row.stopped_at !== null) return listLandingExperiments(inner);
    if (row.started_at === null) throw new DomainError('conflict', 'It hasn’t started: delete the plan instead.');
    const decided = readArms(row.arms)[arm];
    if (decided === undefined) throw invalidField('arm', 'Choose one of its arms');
    await inner.db
      .updateTable('landing_experiments')
      .set({ stopped_at: inner.now, decision, decided_version: decided.version, decided_words: decided.words })
      .where('id', '=', experimentId)
      .execute();
    if (row.page_id !== null && decided.version !== null)
      await showLandingVersion(inner, { pageId: row.page_id, version: decided.version });
    await recordAudit(inner, {
      action: 'landing-experiment-stopped',
      details: { id: experimentId, name: row.name, version: decided.version, words: decided.words },
    });
    return listLandingExperiments(inner);
  });
}

/** Deletes a plan. Throws `conflict` for what has started, and `not-found`. */
export async function deleteLandingExperiment(ctx: Context, experimentId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const row = await lockExperiment(inner, experimentId);
    if (row.started_at !== null) throw new DomainError('conflict', 'What has run stays on record: stop it instead.');
    await inner.db.deleteFrom('landing_experiments').where('id', '=', experimentId).execute();
    await recordAudit(inner, { action: 'landing-experiment-deleted', details: { id: experimentId, name: row.name } });
  });
}

async function lockExperiment({ db }: Context, id: string) {
  const row = await db.selectFrom('landing_experiments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no experiment with this id.');
  return row;
}

async function requireArms({ db }: Context, { pageId, place, arms: given }: Plan): Promise<Arm[]> {
  const arms = given.map(({ weight, version = null, words = null }): Arm => ({ version, words, weight }));
  const shown = arms.map(({ version, words }) => (pageId === null ? words : version));
  if (shown.includes(null) || new Set(shown).size < shown.length) throw invalidField('arms', 'Choose different versions');
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) throw invalidField('arms', 'The shares must add up to 100%');
  if (pageId === null) {
    const known = place == null ? [] : wordKeysOf(place);
    if (arms.some(({ words, version }) => version !== null || !known.includes(words ?? '')))
      throw invalidField('arms', 'Choose words of this place');
    return arms;
  }
  const found = await db
    .selectFrom('landing_versions')
    .select('version')
    .where('page_id', '=', pageId)
    .where(
      'version',
      'in',
      arms.map(({ version }) => version ?? 0),
    )
    .execute();
  if (found.length < arms.length || arms.some(({ words }) => words !== null))
    throw invalidField('arms', 'Choose versions of this page');
  return arms;
}

function requireMeasured({ metric, place, namespace }: Plan, guardrails: readonly Metric[]): void {
  if (!isMeasuredAt(place ?? null, metric)) throw invalidField('metric', NO_FORM);
  if (METRICS[metric].from === 'trouble') throw invalidField('metric', 'Choose what the experiment should bring about');
  if (guardrails.includes(metric)) throw invalidField('guardrails', 'The experiment already measures this');
  if (namespace != null && namespace.from >= namespace.to) throw invalidField('namespace', 'The part must end after it begins');
}
