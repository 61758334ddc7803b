export { findCountedDays, listDayCounts, sumVisits } from './listing-counts.ts';
export { recallVisits } from './recall-visits.ts';
