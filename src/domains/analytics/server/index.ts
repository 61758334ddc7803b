export { countsAs, isVisitor, nameVisitor, type Visitor } from './daily-visitors.ts';
export { findCountedDays, listDayCounts, sumVisits } from './listing-counts.ts';
export { recallVisits } from './recall-visits.ts';
