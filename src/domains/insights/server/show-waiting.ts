import { countMoneyWaiting, countServicesWaiting } from '#domains/billing/server/index.ts';
import { countVendorsWaiting } from '#domains/experts/server/index.ts';
import { countFeedbackWaiting } from '#domains/feedback/server/index.ts';
import { countFeedsWaiting } from '#domains/feeds/server/index.ts';
import { countHiringWaiting } from '#domains/hiring/server/index.ts';
import { countMistakesWaiting } from '#domains/inquiries/server/index.ts';
import { countQuestionsWaiting } from '#domains/privacy/server/index.ts';
import { countHomesListedTwice } from '#domains/selling/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { countFailedJobs } from '#platform/jobs/administer-jobs.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { getWaiting } from '../contract.ts';

/** How much waits for an administrator in each section. */
export async function showWaiting(ctx: Context): Promise<EndpointResponse<typeof getWaiting>> {
  requireAdmin(ctx);
  const [money, vendors, hiring, mistakes, privacy, feeds, jobs, services, listedTwice, feedback] = await Promise.all([
    countMoneyWaiting(ctx),
    countVendorsWaiting(ctx),
    countHiringWaiting(ctx.db),
    countMistakesWaiting(ctx),
    countQuestionsWaiting(ctx),
    countFeedsWaiting(ctx),
    countFailedJobs(ctx.db),
    countServicesWaiting(ctx),
    countHomesListedTwice(ctx),
    countFeedbackWaiting(ctx),
  ]);
  return {
    vendors,
    moderation: hiring.moderation + mistakes + listedTwice,
    services,
    orders: money.refunds,
    disputes: hiring.disputes,
    money: money.money,
    privacy,
    feeds,
    jobs,
    feedback,
  };
}
