import { approveJob, disputeJob, endJob, openMilestones, settleJob, submitJob } from '#domains/billing/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { capitalize } from '#lib/format.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Trx } from '#platform/db/database.ts';
import { feeBpsOf } from '#domains/billing/contract.ts';
import { silenceEnds, type StandingEngagement } from '../model/hiring.ts';
import { partsWithTax } from '../model/quote-sum.ts';
import { quoteTermsSchema } from '../model/quote-terms.ts';
import type { Change } from './follow-changes.ts';
import type { HiringRows } from './stored.ts';

/** What a change of jobs means for the money that is held for them. */
export async function followMoney(ctx: LetterContext & { db: Trx }, change: Change): Promise<void> {
  const known = new Map(change.before.engagements.map((one) => [one.id, one]));
  for (const one of change.after.engagements) {
    const old = known.get(one.id);
    if (old !== undefined) await followJob({ ...ctx, now: change.at }, change, { old, one });
  }
}

async function followJob(
  ctx: LetterContext & { db: Trx },
  { rows, by, extras, at }: Change,
  { old, one }: { old: StandingEngagement; one: StandingEngagement },
): Promise<void> {
  const engagementId = one.id;
  const side = by === 'moderator' || by === 'clock' ? 'admin' : by;
  if (old.status === 'proposed' && one.status === 'active') await openPlan(ctx, rows, one);
  if (old.doneAt === null && one.doneAt !== null) await submitJob(ctx, engagementId);
  if (old.status === one.status) return;
  // Silence approves each part by its own days, also where it is the client's next move that finds the week over.
  const isSilent = old.doneAt !== null && silenceEnds(old.doneAt) <= at;
  if (one.status === 'completed' && by === 'client' && !isSilent) await approveJob(ctx, engagementId);
  if (one.status === 'disputed' && side !== 'admin') await disputeJob(ctx, { engagementId, side, text: extras.reason ?? '' });
  if (old.status === 'disputed' && one.status === 'active') await settleJob(ctx, { engagementId, side });
  if (one.status === 'cancelled') {
    const row = rows.engagements.find(({ id }) => id === engagementId);
    await endJob(ctx, { engagementId, by: side, hasBegun: row?.starts_at != null && row.starts_at <= at });
  }
}

/** What was agreed in the quote is what is held: deposit and milestones. */
async function openPlan(
  ctx: LetterContext & { db: Trx },
  { request, leads, quotes }: HiringRows,
  { id, leadId, quoteId }: StandingEngagement,
): Promise<void> {
  const lead = leads.find((one) => one.id === leadId);
  const quote = quotes.find((one) => one.id === quoteId);
  if (lead === undefined || quote === undefined || request.user_id === null || !isCategoryKey(request.category_key)) return;
  await openMilestones(ctx, {
    engagementId: id,
    vendorId: lead.vendor_id,
    clientId: request.user_id,
    job: `${capitalize(categoryOf(request.category_key).name)}, request ${request.number}`,
    feeBps: feeBpsOf(categoryOf(request.category_key).feeModel),
    milestones: partsWithTax(quoteTermsSchema.parse(quote.terms), quote.total_cents),
  });
}
