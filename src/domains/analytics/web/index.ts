export { watchPageAtRest } from './watch-page-at-rest.ts';
export { CardViews } from './card-views.tsx';
export { ListingViews } from './listing-views.tsx';
export { declines, reportEvent, reportFilters, reportListingVisit, reportPageView, reportWord } from './report.ts';
