import type { Row } from './row.ts';

/** A part of the price withheld for income tax. */
export interface WithholdingRow extends Row {
  rate: number;
  /** It applies to prices above the first amount, up to the second. Null without a bound. */
  aboveCents: number | null;
  upToCents: number | null;
  /** It applies only if the buyer will live in the home, or only if not. Null for both. */
  isBuyersHome: boolean | null;
}

const FIRPTA = { state: null, from: '2016-02-17', until: null, source: '26 U.S.C. § 1445', asOf: '2026-11-23' } as const;

/** For sellers who are foreign persons. */
export const FEDERAL_WITHHOLDING_ROWS: readonly WithholdingRow[] = [
  { ...FIRPTA, rate: 0, aboveCents: null, upToCents: 300_000_00, isBuyersHome: true },
  { ...FIRPTA, rate: 0.1, aboveCents: 300_000_00, upToCents: 1_000_000_00, isBuyersHome: true },
  { ...FIRPTA, rate: 0.15, aboveCents: 1_000_000_00, upToCents: null, isBuyersHome: true },
  { ...FIRPTA, rate: 0.15, aboveCents: null, upToCents: null, isBuyersHome: false },
];

const anyHome = { from: '2020-01-01', until: null, asOf: '2026-11-23', aboveCents: null, upToCents: null, isBuyersHome: null };

/** For sellers who live in another state, if they choose a share of the price and no exemption applies. */
export const STATE_WITHHOLDING_ROWS: readonly WithholdingRow[] = [
  { ...anyHome, state: 'CA', rate: 0.0333, source: 'Cal. Rev. & Tax. Code § 18662', aboveCents: 100_000_00 },
  { ...anyHome, state: 'CO', rate: 0.02, source: 'Colo. Rev. Stat. § 39-22-604.5', aboveCents: 100_000_00 },
  { ...anyHome, state: 'GA', rate: 0.03, source: 'O.C.G.A. § 48-7-128', aboveCents: 20_000_00 },
  { ...anyHome, state: 'HI', rate: 0.0725, source: 'Haw. Rev. Stat. § 235-68' },
];
