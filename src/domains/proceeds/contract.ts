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
export { type CostEdits, type ProceedsEstimate, type SaleFacts } from './model/estimate.ts';
export { type RouteEdits, type SellingRoute } from './model/selling-routes.ts';
