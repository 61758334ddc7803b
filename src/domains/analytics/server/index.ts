export { findCountedDays, listDayCounts, sumVisits } from './listing-counts.ts';
