import type { NetSheetInput } from '../net-sheet.ts';
import type { Row } from './row.ts';

export type AmountField = Extract<keyof NetSheetInput, `${string}Cents`>;
export type RateField = Extract<keyof NetSheetInput, `${string}Rate`>;

/** A cost from lowest to highest, in cents or as a share of the price, depending on its field. */
export interface CostRow extends Row {
  field: AmountField | RateField;
  least: number;
  likely: number;
  most: number;
}

export const PLANNING = 'A planning figure of this site, not from a public record. Replace it with a quote';
const planned = (field: CostRow['field'], least: number, likely: number, most: number): CostRow => ({
  field,
  least,
  likely,
  most,
  state: null,
  from: '2024-08-17',
  until: null,
  source: PLANNING,
  asOf: '2026-11-23',
});

/** Negotiable costs start with a range, never with a customary rate. */
export const COST_ROWS: readonly CostRow[] = [
  planned('listingFeeRate', 0.015, 0.025, 0.03),
  {
    ...planned('buyerSideRate', 0, 0.0255, 0.03),
    source: 'Redfin: average of listings that offered one, July 2024. Sellers do not have to offer any',
    asOf: '2024-08-02',
  },
  planned('concessionsRate', 0, 0.005, 0.02),
  planned('titlePolicyRate', 0.002, 0.004, 0.006),
  planned('closingFeeCents', 500_00, 900_00, 1_500_00),
  planned('recordingCents', 50_00, 125_00, 250_00),
  planned('utilitiesCents', 0, 150_00, 350_00),
  planned('warrantyCents', 0, 0, 700_00),
  planned('repairsCents', 0, 2_500_00, 8_000_00),
  planned('prepCents', 300_00, 1_500_00, 5_000_00),
  planned('adminFeeCents', 0, 0, 500_00),
];
