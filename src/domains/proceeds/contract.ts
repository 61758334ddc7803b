export {
  computeNetSheet,
  netSheetChangesSchema,
  type NetSheetInput,
  netSheetInputSchema,
  netSheetSchema,
  NO_COSTS,
} from './model/net-sheet.ts';
export { sayTransferTaxes } from './model/transfer-tax.ts';
