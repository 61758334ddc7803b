export {
  computeNetSheet,
  netSheetChangesSchema,
  type NetSheetInput,
  netSheetInputSchema,
  type NetSheet,
  netSheetSchema,
  NO_COSTS,
} from './model/net-sheet.ts';
export { sayTransferTaxes } from './model/transfer-tax.ts';
export {
  type ByCase,
  type CostEdits,
  costEditsSchema,
  estimateProceeds,
  startCosts,
  NO_EDITS,
  type ProceedsEstimate,
  type DefaultSource,
  isEdited,
  resetField,
  type SaleFacts,
} from './model/estimate.ts';
export { type HomeCondition } from './model/rows/condition-costs.ts';
export { assumedClosing, saleFactsOf, USUAL_PEOPLE } from './model/sale-facts.ts';
export {
  assessRoute,
  compareRoutes,
  type RouteEdits,
  routeEditsSchema,
  SELLING_ROUTE_NAMES,
  SELLING_ROUTES,
  type RouteOutcome,
  type SellingRoute,
} from './model/selling-routes.ts';
