import { drawListingPortrait } from '#demo/draw-listing-portrait.ts';
import { accountRoutes } from '#domains/accounts/server/routes.ts';
import { createAnalyticsRoutes } from '#domains/analytics/server/routes.ts';
import { appointmentRoutes } from '#domains/appointments/server/routes.ts';
import {
  countVisitDays,
  findNextVisits,
  findPeopleToWriteTo,
  leaveShowings,
  listVisitsAt,
} from '#domains/bookings/server/index.ts';
import { billingRoutes } from '#domains/billing/server/routes.ts';
import { bookingRoutes } from '#domains/bookings/server/routes.ts';
import { calendarRoutes } from '#domains/calendar/server/routes.ts';
import { contractRoutes } from '#domains/contracts/server/routes.ts';
import { complianceRoutes } from '#domains/compliance/server/routes.ts';
import { roadmapRoutes } from '#domains/roadmaps/server/routes.ts';
import { createCorrespondenceRoutes } from '#domains/correspondence/server/routes.ts';
import { documentRoutes } from '#domains/documents/server/routes.ts';
import { financingRoutes } from '#domains/financing/server/routes.ts';
import { createCmaRoutes } from '#domains/cma/server/routes.ts';
import { findHomesToWriteAbout } from '#domains/listings/server/index.ts';
import { createListingRoutes } from '#domains/listings/server/routes.ts';
import { scoreCandidates } from '#domains/matching/server/index.ts';
import { matchingRoutes } from '#domains/matching/server/routes.ts';
import { marketingRoutes } from '#domains/marketing/server/routes.ts';
import { marketRoutes } from '#domains/market/server/routes.ts';
import { inquiryRoutes } from '#domains/inquiries/server/routes.ts';
import { findLeadsToWriteAbout } from '#domains/hiring/server/index.ts';
import { feedbackRoutes } from '#domains/feedback/server/routes.ts';
import { insightsRoutes } from '#domains/insights/server/routes.ts';
import { feedRoutes } from '#domains/feeds/server/routes.ts';
import { noticeVisitor, readVisitorBrowser } from '#domains/landing/server/index.ts';
import { landingRoutes } from '#domains/landing/server/routes.ts';
import { legalRoutes } from '#domains/legal/server/routes.ts';
import { hiringRoutes } from '#domains/hiring/server/routes.ts';
import { neighborhoodRoutes } from '#domains/neighborhoods/server/routes.ts';
import { countOfferDays, findSaleOf, listOpenOffers } from '#domains/offers/server/index.ts';
import { chooseCover, countTrialAct } from '#domains/optimizing/server/index.ts';
import { optimizingRoutes } from '#domains/optimizing/server/routes.ts';
import { expertRoutes } from '#domains/experts/server/routes.ts';
import { oddsRoutes } from '#domains/odds/server/routes.ts';
import { assistantRoutes } from '#domains/assistants/server/routes.ts';
import { odataRoutes } from '#domains/odata/server/routes.ts';
import { offerRoutes } from '#domains/offers/server/routes.ts';
import { notificationRoutes } from '#domains/notifications/server/routes.ts';
import { listMarkedHomes } from '#domains/saved/server/index.ts';
import { savedRoutes } from '#domains/saved/server/routes.ts';
import { signingRoutes } from '#domains/signing/server/routes.ts';
import { privacyRoutes } from '#domains/privacy/server/routes.ts';
import { findSellersOf, listListingsSoldBy } from '#domains/selling/server/index.ts';
import { createSellingRoutes } from '#domains/selling/server/routes.ts';
import { createSearchRoutes } from '#domains/search/server/routes.ts';
import { travelRoutes } from '#domains/travel/server/routes.ts';
import { valuationRoutes } from '#domains/valuation/server/routes.ts';
import type { Route } from '#platform/http/route.ts';

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
  ...createSellingRoutes({
    countOfferDays,
    countVisitDays,
    findNextVisits,
    listVisitsAt,
    leaveShowings,
    findSaleOf,
    listOpenOffers,
  }),
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
