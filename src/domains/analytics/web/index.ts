export { CardViews } from './card-views.tsx';
export { ListingViews } from './listing-views.tsx';
export { reportEvent, reportFilters, reportListingVisit, reportPageView } from './report.ts';
