import { HOUR_MS } from '#lib/time-units.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { LEAD_CONSENT } from '../model/lead-consent.ts';
import type { LeadWish } from '../model/lead-wishes.ts';

/** What is made up of an experiment. */
export interface RecalledCounts {
  experimentId: string;
  days: {
    day: string;
    arm: number;
    users: number;
    conversions: number;
    known: number;
    knownDays: number;
    returned: number;
    metrics: Readonly<Record<string, number>>;
  }[];
  segments: { arm: number; dimension: string; value: string; users: number; conversions: number }[];
}

/** Writes the invented visits of an experiment. For the process itself. */
export async function recallCounts(ctx: ServerContext, { experimentId, days, segments }: RecalledCounts): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async ({ db }) => {
    await insertRows(
      db,
      'landing_arm_counts',
      days.map(({ metrics: _metrics, knownDays, ...row }) => ({ experiment_id: experimentId, known_days: knownDays, ...row })),
    );
    await insertRows(
      db,
      'landing_metric_counts',
      days.flatMap(({ day, arm, metrics }) =>
        Object.entries(metrics).map(([metric, did]) => ({ experiment_id: experimentId, arm, day, metric, did })),
      ),
    );
    await insertRows(
      db,
      'landing_segment_counts',
      segments.map((row) => ({ experiment_id: experimentId, ...row })),
    );
  });
}

export interface RecalledLead {
  id: string;
  page: string;
  wish: LeadWish;
  name: string;
  email: string;
  message: string;
  at: Date;
  reply: string | null;
}

/** Writes invented leads: nobody is mailed. For the process itself. */
export async function recallLeads(ctx: ServerContext, leads: readonly RecalledLead[]): Promise<void> {
  requireSystem(ctx);
  const siteName = ctx.config.PRODUCT_NAME;
  await transact(ctx, ({ db }) =>
    insertRows(
      db,
      'landing_leads',
      leads.map(({ at, reply, ...lead }) => ({
        ...lead,
        phone: null,
        may_call: false,
        consent: {
          version: LEAD_CONSENT.version,
          text: LEAD_CONSENT.text(siteName),
          callText: null,
          url: `${publicUrlOf(ctx.config)}${lead.page}`,
          at: at.toISOString(),
          address: null,
        },
        delivery: 'no-mail',
        reply,
        replied_at: reply === null ? null : new Date(at.getTime() + 5 * HOUR_MS),
        created_at: at,
      })),
    ),
  );
}
