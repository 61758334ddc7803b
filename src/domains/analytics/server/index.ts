export { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor, type Visitor } from './daily-visitors.ts';
export { ANY_FILTER, recallFilters, sumFilters, sumFiltersInBatches } from './filter-counts.ts';
export { findCountedDays, listDayCounts, sumVisits } from './listing-counts.ts';
export { recallVisits } from './recall-visits.ts';
export { closeTraffic } from './traffic/collector.ts';
export { noteServerError } from './traffic/errors.ts';
export { findSummedDays, recallPeople, recallTraffic, type RecalledDay } from './recall-traffic.ts';
export {
  type Dimension,
  DIMENSIONS,
  listActs,
  listErrorGroups,
  listFunnelDays,
  listRetention,
  listTrafficDays,
  listTrafficValues,
  listVitals,
  type Segment,
  settleError,
  type Span,
  sumActs,
  type TrafficSums,
  writeRetention,
} from './traffic/read-traffic.ts';
export { reportedSince } from './traffic/reported-acts.ts';
export { rollUpPeopleFunnels } from './traffic/roll-up-funnels.ts';
export { cleanTag, deviceOf } from '../model/visit-source.ts';
export { beginOfSiteDay, siteDay } from '../model/site-day.ts';
export { patternOf } from '../model/route-patterns.ts';
