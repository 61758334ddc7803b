export { estimateListedHomes } from './estimate-listed-homes.ts';
export { changeBetween, followIndex, getMarketIndex, type IndexPath } from './follow-index.ts';
export { importSales, type SalesImport } from './import-sales.ts';
export { listComparables, type ComparableRequest } from './list-comparables.ts';
export { dayOf, plainFacts, recordOf } from './present.ts';
export { findServingModel, requireServingModel, type Serving } from './serving-model.ts';
export { trainValuation } from './train-valuation.ts';
export {
  estimateWithFacts,
  findListedValuedHome,
  findValuedHome,
  getHomeValuation,
  getListingValuation,
  valueRecord,
  type ValuedHome,
} from './value-home.ts';
export { claimHome } from './my-home.ts';
