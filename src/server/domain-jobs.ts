import { demoJobs } from '#demo/past/jobs.ts';
import { accountJobs } from '#domains/accounts/server/jobs.ts';
import { analyticsJobs } from '#domains/analytics/server/jobs.ts';
import { bookingJobs } from '#domains/bookings/server/jobs.ts';
import { billingJobs } from '#domains/billing/server/jobs.ts';
import { contractJobs } from '#domains/contracts/server/jobs.ts';
import { roadmapJobs } from '#domains/roadmaps/server/jobs.ts';
import { correspondenceJobs } from '#domains/correspondence/server/jobs.ts';
import { documentJobs } from '#domains/documents/server/jobs.ts';
import { financingJobs } from '#domains/financing/server/jobs.ts';
import { invitationJobs } from '#domains/invitations/server/jobs.ts';
import { ledgerJobs } from '#domains/ledger/server/jobs.ts';
import { listingJobs } from '#domains/listings/server/jobs.ts';
import { marketingJobs } from '#domains/marketing/server/jobs.ts';
import { marketJobs } from '#domains/market/server/jobs.ts';
import { inquiryJobs } from '#domains/inquiries/server/jobs.ts';
import { hiringJobs } from '#domains/hiring/server/jobs.ts';
import { feedJobs } from '#domains/feeds/server/jobs.ts';
import { feedbackJobs } from '#domains/feedback/server/jobs.ts';
import { insightsJobs } from '#domains/insights/server/jobs.ts';
import { landingJobs } from '#domains/landing/server/jobs.ts';
import { optimizingJobs } from '#domains/optimizing/server/jobs.ts';
import { expertJobs } from '#domains/experts/server/jobs.ts';
import { oddsJobs } from '#domains/odds/server/jobs.ts';
import { assistantJobs } from '#domains/assistants/server/jobs.ts';
import { odataJobs } from '#domains/odata/server/jobs.ts';
import { offerJobs } from '#domains/offers/server/jobs.ts';
import { notificationJobs } from '#domains/notifications/server/jobs.ts';
import { searchJobs } from '#domains/search/server/jobs.ts';
import { savedJobs } from '#domains/saved/server/jobs.ts';
import { signingJobs } from '#domains/signing/server/jobs.ts';
import { privacyJobs } from '#domains/privacy/server/jobs.ts';
import { sellingJobs } from '#domains/selling/server/jobs.ts';
import { valuationJobs } from '#domains/valuation/server/jobs.ts';
import { fileJobs } from '#platform/files/jobs.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** All background work but mail, as data: what does it comes with its first job, or a worker would hold the code of the whole site. */
export const DOMAIN_JOBS: JobHandler<ServerContext>[] = [
  ...fileJobs,
  ...accountJobs,
  ...privacyJobs,
  ...listingJobs,
  ...searchJobs,
  ...marketJobs,
  ...marketingJobs,
  ...correspondenceJobs,
  ...inquiryJobs,
  ...feedJobs,
  ...odataJobs,
  ...assistantJobs,
  ...landingJobs,
  ...insightsJobs,
  ...feedbackJobs,
  ...financingJobs,
  ...roadmapJobs,
  ...contractJobs,
  ...documentJobs,
  ...signingJobs,
  ...notificationJobs,
  ...savedJobs,
  ...sellingJobs,
  ...bookingJobs,
  ...expertJobs,
  ...offerJobs,
  ...hiringJobs,
  ...invitationJobs,
  ...valuationJobs,
  ...oddsJobs,
  ...ledgerJobs,
  ...billingJobs,
  ...analyticsJobs,
  ...optimizingJobs,
  ...demoJobs,
];
