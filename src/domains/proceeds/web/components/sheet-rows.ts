import { FIELDS_OF_LINES } from '../../model/cost-fields.ts';
import { COST_LINES } from '../../model/cost-lines.ts';
import { CASES, type ByCase } from '../../model/estimate.ts';
import type { CostField, NetSheet } from '../../model/net-sheet.ts';

export const CASE_WORDS = { low: 'Low', likely: 'Likely', high: 'High' };
const WITHHOLDING: readonly CostField[] = ['federalWithholdingRate', 'stateWithholdingRate'];

export interface SheetRow {
  key: string;
  label: string;
  amountOf: (sheet: NetSheet) => number;
  /** The fields behind it. Empty for sums. */
  fields: readonly (CostField | 'priceCents')[];
  isSum?: boolean;
}

export const SHEET_ROWS: readonly SheetRow[] = [
  { key: 'price', label: 'Sale price', amountOf: (sheet) => sheet.priceCents, fields: ['priceCents'] },
  ...COST_LINES.map(({ key, label }) => ({
    key,
    label,
    amountOf: (sheet: NetSheet) => sheet.lines.find((line) => line.key === key)?.cents ?? 0,
    fields: FIELDS_OF_LINES[key],
  })),
  { key: 'net', label: 'Net to the seller', amountOf: (sheet) => sheet.netCents, fields: [], isSum: true },
  { key: 'withheld', label: 'Withheld for income taxes', amountOf: (sheet) => 0 - sheet.withheldCents, fields: WITHHOLDING },
  { key: 'cash', label: 'Cash at closing', amountOf: (sheet) => sheet.cashCents, fields: [], isSum: true },
];

/** Whether a row says something in one of the cases: cash differs from the net only by what is withheld. */
export function isUsed({ key, isSum, amountOf }: SheetRow, sheets: ByCase<NetSheet>): boolean {
  if (key === 'cash') return CASES.some((name) => sheets[name].withheldCents !== 0);
  return isSum === true || key === 'price' || CASES.some((name) => amountOf(sheets[name]) !== 0);
}
