import { drawListingPortrait } from '#demo/draw-listing-portrait.ts';
import { demoJobs } from '#demo/past/give-pasts.ts';
import { accountJobs } from '#domains/accounts/server/jobs.ts';
import { accountRoutes } from '#domains/accounts/server/routes.ts';
import { analyticsJobs } from '#domains/analytics/server/jobs.ts';
import { createAnalyticsRoutes } from '#domains/analytics/server/routes.ts';
import { appointmentRoutes } from '#domains/appointments/server/routes.ts';
import {
  countVisitDays,
  findPeopleToWriteTo,
  leaveShowings,
  listVisitsAt,
  personAnswering,
} from '#domains/bookings/server/index.ts';
import { bookingJobs } from '#domains/bookings/server/jobs.ts';
import { billingJobs } from '#domains/billing/server/jobs.ts';
import { billingRoutes } from '#domains/billing/server/routes.ts';
import { bookingRoutes } from '#domains/bookings/server/routes.ts';
import { endCalendarAddress } from '#domains/calendar/server/index.ts';
import { calendarRoutes } from '#domains/calendar/server/routes.ts';
import { contractJobs } from '#domains/contracts/server/jobs.ts';
import { contractRoutes } from '#domains/contracts/server/routes.ts';
import { complianceRoutes } from '#domains/compliance/server/routes.ts';
import { roadmapJobs } from '#domains/roadmaps/server/jobs.ts';
import { roadmapRoutes } from '#domains/roadmaps/server/routes.ts';
import { correspondenceJobs } from '#domains/correspondence/server/jobs.ts';
import { createCorrespondenceRoutes } from '#domains/correspondence/server/routes.ts';
import { endGrantsOf } from '#domains/documents/server/index.ts';
import { documentJobs } from '#domains/documents/server/jobs.ts';
import { documentRoutes } from '#domains/documents/server/routes.ts';
import { financingJobs } from '#domains/financing/server/jobs.ts';
import { financingRoutes } from '#domains/financing/server/routes.ts';
import { createCmaRoutes } from '#domains/cma/server/routes.ts';
import { endInvitationsFrom } from '#domains/invitations/server/index.ts';
import { invitationJobs } from '#domains/invitations/server/jobs.ts';
import { ledgerJobs } from '#domains/ledger/server/jobs.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import { listingJobs } from '#domains/listings/server/jobs.ts';
import { createListingRoutes } from '#domains/listings/server/routes.ts';
import { scoreCandidates } from '#domains/matching/server/index.ts';
import { matchingRoutes } from '#domains/matching/server/routes.ts';
import { marketingJobs } from '#domains/marketing/server/jobs.ts';
import { marketingRoutes } from '#domains/marketing/server/routes.ts';
import { marketJobs } from '#domains/market/server/jobs.ts';
import { marketRoutes } from '#domains/market/server/routes.ts';
import { inquiryJobs } from '#domains/inquiries/server/jobs.ts';
import { inquiryRoutes } from '#domains/inquiries/server/routes.ts';
import { findLeadsToWriteAbout, leadAnswering } from '#domains/hiring/server/index.ts';
import { hiringJobs } from '#domains/hiring/server/jobs.ts';
import { feedJobs } from '#domains/feeds/server/jobs.ts';
import { feedbackJobs } from '#domains/feedback/server/jobs.ts';
import { feedbackRoutes } from '#domains/feedback/server/routes.ts';
import { insightsJobs } from '#domains/insights/server/jobs.ts';
import { insightsRoutes } from '#domains/insights/server/routes.ts';
import { feedRoutes } from '#domains/feeds/server/routes.ts';
import { landingJobs } from '#domains/landing/server/jobs.ts';
import { noticeVisitor, readVisitorBrowser } from '#domains/landing/server/index.ts';
import { landingRoutes } from '#domains/landing/server/routes.ts';
import { legalRoutes } from '#domains/legal/server/routes.ts';
import { hiringRoutes } from '#domains/hiring/server/routes.ts';
import { neighborhoodRoutes } from '#domains/neighborhoods/server/routes.ts';
import { countOfferDays, findSaleOf, findZoneOfOffer, listOpenOffers } from '#domains/offers/server/index.ts';
import { chooseCover, countTrialAct } from '#domains/optimizing/server/index.ts';
import { optimizingJobs } from '#domains/optimizing/server/jobs.ts';
import { optimizingRoutes } from '#domains/optimizing/server/routes.ts';
import { expertJobs } from '#domains/experts/server/jobs.ts';
import { expertRoutes } from '#domains/experts/server/routes.ts';
import { oddsJobs } from '#domains/odds/server/jobs.ts';
import { oddsRoutes } from '#domains/odds/server/routes.ts';
import { endAssistants } from '#domains/assistants/server/index.ts';
import { assistantJobs } from '#domains/assistants/server/jobs.ts';
import { assistantRoutes } from '#domains/assistants/server/routes.ts';
import { odataJobs } from '#domains/odata/server/jobs.ts';
import { odataRoutes } from '#domains/odata/server/routes.ts';
import { offerJobs } from '#domains/offers/server/jobs.ts';
import { offerRoutes } from '#domains/offers/server/routes.ts';
import { notificationJobs } from '#domains/notifications/server/jobs.ts';
import { notificationRoutes } from '#domains/notifications/server/routes.ts';
import { searchJobs } from '#domains/search/server/jobs.ts';
import { listMarkedHomes } from '#domains/saved/server/index.ts';
import { savedJobs } from '#domains/saved/server/jobs.ts';
import { savedRoutes } from '#domains/saved/server/routes.ts';
import { signingJobs } from '#domains/signing/server/jobs.ts';
import { signingRoutes } from '#domains/signing/server/routes.ts';
import { endSharesOf } from '#domains/sharing/server/index.ts';
import { endExports } from '#domains/privacy/server/exports.ts';
import { privacyJobs } from '#domains/privacy/server/jobs.ts';
import { privacyRoutes } from '#domains/privacy/server/routes.ts';
import {
  findContactOf,
  findRecordOf,
  findSellersOf,
  findSellersOfAll,
  findZoneOfListing,
  listListingsSoldBy,
} from '#domains/selling/server/index.ts';
import { sellingJobs } from '#domains/selling/server/jobs.ts';
import { createSellingRoutes } from '#domains/selling/server/routes.ts';
import { createSearchRoutes } from '#domains/search/server/routes.ts';
import { travelRoutes } from '#domains/travel/server/routes.ts';
import { valuationJobs } from '#domains/valuation/server/jobs.ts';
import { valuationRoutes } from '#domains/valuation/server/routes.ts';
import type { SubjectKind } from '#domains/subjects/server/index.ts';
import type { Route } from '#platform/http/route.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Answering, EndPending, ServerContext, ZoneOf } from '#platform/ports/server-context.ts';

/** Every domain's calls, in one table: the API, OpenAPI and the tests walk it. A fixed path stands before one with a parameter in its place. */
export const DOMAIN_ROUTES: Route[] = [
  ...accountRoutes,
  ...privacyRoutes,
  ...createSearchRoutes({ listMarked: listMarkedHomes, scoreHomes: scoreCandidates }),
  ...matchingRoutes,
  ...complianceRoutes,
  ...contractRoutes,
  ...roadmapRoutes,
  ...calendarRoutes,
  ...financingRoutes,
  ...documentRoutes,
  ...signingRoutes,
  ...createListingRoutes({ drawPortrait: drawListingPortrait, chooseCover }),
  ...createSellingRoutes({ countOfferDays, countVisitDays, listVisitsAt, leaveShowings, findSaleOf, listOpenOffers }),
  ...offerRoutes,
  ...odataRoutes,
  ...assistantRoutes,
  ...hiringRoutes,
  ...bookingRoutes,
  ...billingRoutes,
  ...expertRoutes,
  ...feedRoutes,
  ...oddsRoutes,
  ...optimizingRoutes,
  ...marketingRoutes,
  ...neighborhoodRoutes,
  ...travelRoutes,
  ...marketRoutes,
  ...createCmaRoutes({ drawPortrait: drawListingPortrait }),
  ...createCorrespondenceRoutes({ listing: findHomesToWriteAbout, lead: findLeadsToWriteAbout, schedule: findPeopleToWriteTo }),
  ...inquiryRoutes,
  ...landingRoutes,
  ...legalRoutes,
  ...insightsRoutes,
  ...feedbackRoutes,
  ...appointmentRoutes,
  ...notificationRoutes,
  ...savedRoutes,
  ...valuationRoutes,
  ...createAnalyticsRoutes({
    findSellersOf,
    listListingsSoldBy,
    countAct: countTrialAct,
    noticeVisitor: (ctx, request) => noticeVisitor(ctx, readVisitorBrowser(request)),
  }),
];

/** Every domain's background work. */
export const DOMAIN_JOBS: JobHandler<ServerContext>[] = [
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

/** What a new password, the end of sessions and a proven address end. */
export const DOMAIN_PENDING: EndPending[] = [
  endCalendarAddress,
  endInvitationsFrom,
  endExports,
  endSharesOf,
  endGrantsOf,
  endAssistants,
];

/** Who answers for what people write about, besides the address that it goes to. */
export const DOMAIN_ANSWERING: Partial<Record<SubjectKind, Answering>> = {
  listing: { keysOf: listListingsSoldBy, peopleOf: findSellersOfAll, contactOf: findContactOf, keyNamed: findRecordOf },
  lead: leadAnswering,
  schedule: personAnswering,
};

/** Where the homes lie that papers are about. */
export const DOMAIN_ZONES: Partial<Record<SubjectKind, ZoneOf>> = {
  'own-listing': findZoneOfListing,
  offer: findZoneOfOffer,
};
