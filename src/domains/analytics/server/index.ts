export { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor, type Visitor } from './daily-visitors.ts';
export { ANY_FILTER, recallFilters, sumFilters } from './filter-counts.ts';
export { findCountedDays, listDayCounts, sumVisits } from './listing-counts.ts';
export { recallVisits } from './recall-visits.ts';
