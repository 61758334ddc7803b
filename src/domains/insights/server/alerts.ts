import type { Selectable } from 'kysely';
import { tell } from '#domains/notifications/server/index.ts';
import { listStaff } from '#domains/accounts/server/index.ts';
import { FEWEST_PEOPLE, siteDay } from '#domains/analytics/contract.ts';
import { addDays } from '#lib/calendar.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { type InsightAlert, MOST_ALERTS } from '../contract.ts';
import { type Comparison, COMPARISONS, type Metric, METRIC_KEYS, METRICS, passes } from '../model/metrics.ts';
import { readMetric } from './read-metric.ts';

type AlertForm = Pick<InsightAlert, 'metric' | 'comparison' | 'threshold' | 'days'>;

/** The asker's alerts, oldest first. */
export async function listAlerts(ctx: Context): Promise<{ alerts: InsightAlert[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('insight_alerts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    alerts: rows.map((row) => ({
      id: row.id,
      ...readTerms(row),
      threshold: row.threshold,
      days: row.days,
      lastValue: row.last_value,
      lookedAt: row.looked_at?.toISOString() ?? null,
      passedSince: row.passed_since?.toISOString() ?? null,
    })),
  };
}

/** Watches a figure; a repeat changes the alert. Throws `conflict` beyond the most that one may have, `not-found` for another's. */
export async function saveAlert(
  ctx: Context,
  { alertId, ...form }: AlertForm & { alertId: string },
): Promise<{ alerts: InsightAlert[] }> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async ({ db, now }) => {
    await takeTurn(db, 'insight-alerts', userId);
    const own = await db.selectFrom('insight_alerts').select('id').where('user_id', '=', userId).execute();
    if (own.length >= MOST_ALERTS && !own.some(({ id }) => id === alertId))
      throw new DomainError('conflict', `You have ${MOST_ALERTS} alerts: delete one first.`);
    const kept = await db
      .insertInto('insight_alerts')
      .values({ id: alertId, user_id: userId, ...form, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...form, last_value: null, looked_at: null, passed_since: null })
          .where('insight_alerts.user_id', '=', userId),
      )
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) throw new DomainError('not-found', 'There is no such alert.');
  });
  return listAlerts(ctx);
}

/** Deletes an alert of the asker's. Throws `not-found`. */
export async function deleteAlert(ctx: Context, alertId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('insight_alerts')
    .where('id', '=', alertId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such alert.');
}

/** Measures what is watched over the last whole days, and mails once when a bound is passed, not again until it was kept. */
export async function lookAtAlerts(ctx: ServerContext): Promise<void> {
  const to = addDays(siteDay(ctx.now), -1);
  const rows = await ctx.db.selectFrom('insight_alerts').selectAll().orderBy('id').execute();
  const staff = new Set(await listStaff(ctx.db));
  // Nobody measures for who is no administrator any longer.
  for (const row of rows.filter(({ user_id }) => staff.has(user_id))) {
    // One that cannot be measured must not leave the others unseen.
    await lookAtAlert(ctx, row, to).catch((error: unknown) =>
      ctx.log.error({ err: error, alertId: row.id }, 'an alert was not looked at'),
    );
  }
}

async function lookAtAlert(ctx: ServerContext, row: Selectable<DB['insight_alerts']>, to: string): Promise<void> {
  const { now } = ctx;
  const { metric, comparison } = readTerms(row);
  const value = await readMetric(ctx, metric, { from: addDays(to, 1 - row.days), to });
  // How many they are is not told: that they are fewer than five is enough for some bounds.
  const isPassed =
    value === 'few'
      ? comparison === 'below' && row.threshold >= FEWEST_PEOPLE
      : value !== null && passes(value, comparison, row.threshold);
  const figure = value === 'few' ? `fewer than ${FEWEST_PEOPLE}` : value === null ? '' : sayFigure(metric, value);
  await transact(ctx, async (inner) => {
    const { numUpdatedRows } = await inner.db
      .updateTable('insight_alerts')
      .set({
        last_value: value === 'few' ? null : value,
        looked_at: now,
        passed_since: isPassed ? (row.passed_since ?? now) : null,
      })
      .where('id', '=', row.id)
      .where('threshold', '=', row.threshold)
      .executeTakeFirst();
    if (!isPassed || row.passed_since !== null || numUpdatedRows === 0n) return;
    const said = `${METRICS[metric].label}: ${figure}, ${comparison} ${sayFigure(metric, row.threshold)}`;
    await tell(inner, {
      to: { userId: row.user_id },
      title: said,
      mail: {
        dedupeKey: `insight-alert:${row.id}:${to}`,
        body: {
          paragraphs: [
            `Over ${row.days === 1 ? 'the day' : `the ${row.days} days`} up to ${to}, ${METRICS[metric].label.toLowerCase()} came to ${figure}. You asked to hear when it is ${comparison} ${sayFigure(metric, row.threshold)}.`,
            'You hear about it again once it has been back within the bound.',
          ],
          action: { path: '/analytics-dashboard?show=alerts', label: 'Open the dashboard' },
        },
      },
    });
  });
}

/** A figure in words: 12, 3.5%, $1,200, 2,400 ms. */
export function sayFigure(metric: Metric, value: number): string {
  switch (METRICS[metric].form) {
    case 'share':
      return formatPercent(value, 1);
    case 'cents':
      return `$${formatNumber(value / 100)}`;
    case 'milliseconds':
      return `${formatNumber(value)} ms`;
    case 'count':
      return formatNumber(value);
  }
}

function readTerms({ metric, comparison }: { metric: string; comparison: string }): { metric: Metric; comparison: Comparison } {
  return {
    metric: METRIC_KEYS.find((known) => known === metric) ?? 'visitors',
    comparison: COMPARISONS.find((known) => known === comparison) ?? 'above',
  };
}
