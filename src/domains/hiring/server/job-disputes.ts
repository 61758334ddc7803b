import { findPeople } from '#domains/accounts/server/index.ts';
import { listDisputedJobs } from '#domains/billing/server/index.ts';
import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { JobDispute } from '../contract.ts';
import { engagementAt } from '../model/hiring.ts';
import { presentJobFile } from './present-job-file.ts';
import { standingEngagement } from './stored.ts';

const MOST_SHOWN = 200;

/** What both sides of a disputed job agreed on, said and added, for those who decide. Throws `forbidden` for everybody else. */
export async function listJobDisputes(ctx: Context): Promise<{ disputes: JobDispute[] }> {
  requireAdmin(ctx);
  const disputed = await listDisputedJobs(ctx.db, MOST_SHOWN);
  const rows = await ctx.db
    .selectFrom('engagements as e')
    .innerJoin('service_requests as r', 'r.id', 'e.request_id')
    .innerJoin('leads as l', 'l.id', 'e.lead_id')
    .selectAll('e')
    .select(['r.number', 'r.category_key', 'r.description', 'r.user_id', 'l.vendor_id'])
    .where((is) => is.or([is('e.status', '=', 'disputed'), ...(disputed.length === 0 ? [] : [is('e.id', 'in', disputed)])]))
    .orderBy('e.updated_at')
    .limit(MOST_SHOWN)
    .execute();
  const [people, vendors, files] = await Promise.all([
    findPeople(
      ctx.db,
      rows.flatMap(({ user_id }) => user_id ?? []),
    ),
    findVendors(
      ctx,
      rows.map(({ vendor_id }) => vendor_id),
    ),
    listDocumentsByKey(
      ctx.db,
      'engagement',
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    disputes: rows.map((row) => ({
      engagementId: row.id,
      status: engagementAt(standingEngagement(row), ctx.now),
      requestNumber: row.number,
      categoryKey: isCategoryKey(row.category_key) ? row.category_key : 'handyman',
      description: row.description,
      client: people.get(row.user_id ?? '')?.name ?? null,
      vendor: vendors.get(row.vendor_id)?.name ?? 'A professional who left',
      totalCents: row.total_cents,
      startsAt: row.starts_at?.toISOString() ?? null,
      disputedBy: row.status === 'disputed' ? standingEngagement(row).disputedBy : null,
      reason: row.reason,
      files: (files.get(row.id) ?? []).map((file) => presentJobFile(file, row.user_id)),
    })),
  };
}
