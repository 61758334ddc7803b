export { watchPageAtRest } from './watch-page-at-rest.ts';
export { CardViews } from './card-views.tsx';
export { ListingViews } from './listing-views.tsx';
export { isCounted, reportPageView } from './report.ts';
export { reportBrokenLink } from './report-broken-link.ts';
export { reportFilters, reportListingVisit } from './report-listings.ts';
export { reportEvent, reportWord } from './report-soon.ts';
