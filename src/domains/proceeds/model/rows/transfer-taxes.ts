import type { TransferTax } from '../transfer-tax.ts';
import type { Row } from './row.ts';

/** All levels of a place that this site knows. An empty list means that there is no tax. */
export interface TransferTaxRow extends Row {
  state: string;
  taxes: readonly TransferTax[];
  /** What the tax does not cover, and who usually pays. */
  note?: string;
}

type Level = Partial<TransferTax> & Pick<TransferTax, 'name' | 'brackets'>;
const level = (given: Level): TransferTax => ({
  basis: 'parts',
  unitCents: 1,
  sellerShare: 1,
  aboveCents: null,
  upToCents: null,
  ...given,
});
const above = (dollars: number, millionths: number) => ({ aboveCents: dollars * 100, millionths });
const flat = (millionths: number) => [above(0, millionths)];
const WRITTEN = '2026-11-23';
const CUSTOM = 'Who pays is custom, and the parties can agree otherwise.';

const NEW_JERSEY_FEE = [
  level({
    name: 'Realty transfer fee to $350,000',
    brackets: [above(0, 4_000), above(150_000, 6_700), above(200_000, 7_800)],
    unitCents: 500_00,
    upToCents: 350_000_00,
  }),
  level({
    name: 'Realty transfer fee above $350,000',
    brackets: [
      above(0, 5_800),
      above(150_000, 8_500),
      above(200_000, 9_600),
      above(550_000, 10_600),
      above(850_000, 11_600),
      above(1_000_000, 12_100),
    ],
    unitCents: 500_00,
    aboveCents: 350_000_00,
  }),
];

const NONE = {
  AK: 'no state tax',
  ID: 'no state tax',
  IN: 'no state tax',
  KS: 'no state tax',
  LA: 'no state tax',
  MS: 'no state tax',
  MO: 'Mo. Const. art. X § 25',
  MT: 'no state tax',
  NM: 'no state tax',
  ND: 'no state tax',
  TX: 'Tex. Const. art. VIII § 29',
  UT: 'no state tax',
  WY: 'no state tax',
};

export const TRANSFER_TAX_ROWS: readonly TransferTaxRow[] = [
  ...Object.entries(NONE).map(([state, source]) => ({
    state,
    from: '2020-01-01',
    until: null,
    source,
    asOf: WRITTEN,
    taxes: [],
  })),
  {
    state: 'AL',
    from: '2020-01-01',
    until: null,
    source: 'Ala. Code § 40-22-1',
    asOf: WRITTEN,
    taxes: [level({ name: 'Deed tax', brackets: flat(1_000), unitCents: 500_00, sellerShare: 0 })],
    note: CUSTOM,
  },
  {
    state: 'CA',
    from: '2020-01-01',
    until: null,
    source: 'Cal. Rev. & Tax. Code § 11911',
    asOf: WRITTEN,
    taxes: [level({ name: 'County transfer tax', brackets: flat(1_100), unitCents: 500_00 })],
    note: `Some cities tax too: add theirs as a level. ${CUSTOM}`,
  },
  {
    state: 'CT',
    from: '2020-07-01',
    until: null,
    source: 'Conn. Gen. Stat. § 12-494',
    asOf: WRITTEN,
    taxes: [
      level({ name: 'State conveyance tax', brackets: [above(0, 7_500), above(800_000, 12_500), above(2_500_000, 22_500)] }),
      level({ name: 'Municipal conveyance tax', brackets: flat(2_500) }),
    ],
    note: 'Some towns charge 0.5%.',
  },
  {
    state: 'FL',
    from: '2020-01-01',
    until: null,
    source: 'Fla. Stat. § 201.02',
    asOf: WRITTEN,
    taxes: [level({ name: 'Documentary stamp tax', brackets: flat(7_000), unitCents: 100_00 })],
    note: CUSTOM,
  },
  {
    state: 'FL',
    county: 'Miami-Dade',
    from: '2020-01-01',
    until: null,
    source: 'Fla. Stat. § 201.031 (single-family homes)',
    asOf: WRITTEN,
    taxes: [level({ name: 'Documentary stamp tax', brackets: flat(6_000), unitCents: 100_00 })],
    note: CUSTOM,
  },
  {
    state: 'GA',
    from: '2020-01-01',
    until: null,
    source: 'O.C.G.A. § 48-6-1',
    asOf: WRITTEN,
    taxes: [level({ name: 'Transfer tax', brackets: flat(1_000), unitCents: 100_00 })],
  },
  {
    state: 'IL',
    from: '2020-01-01',
    until: null,
    source: '35 ILCS 200/31-10; 55 ILCS 5/5-1031',
    asOf: WRITTEN,
    taxes: [
      level({ name: 'State transfer tax', brackets: flat(1_000), unitCents: 500_00 }),
      level({ name: 'County transfer tax', brackets: flat(500), unitCents: 500_00 }),
    ],
    note: 'Some cities tax too: add theirs as a level.',
  },
  {
    state: 'MI',
    from: '2020-01-01',
    until: null,
    source: 'MCL 207.525; MCL 207.504',
    asOf: WRITTEN,
    taxes: [
      level({ name: 'State transfer tax', brackets: flat(7_500), unitCents: 500_00 }),
      level({ name: 'County transfer tax', brackets: flat(1_100), unitCents: 500_00 }),
    ],
  },
  {
    state: 'NC',
    from: '2020-01-01',
    until: null,
    source: 'N.C. Gen. Stat. § 105-228.30',
    asOf: WRITTEN,
    taxes: [level({ name: 'Excise tax', brackets: flat(2_000), unitCents: 500_00 })],
    note: 'Some counties tax too: add theirs as a level.',
  },
  {
    state: 'NJ',
    from: '2004-08-01',
    until: '2025-07-09',
    source: 'N.J.S.A. 46:15-7, 46:15-7.2',
    asOf: WRITTEN,
    taxes: [
      ...NEW_JERSEY_FEE,
      level({ name: 'Fee on prices above $1,000,000', basis: 'whole', brackets: [above(1_000_000, 10_000)], sellerShare: 0 }),
    ],
  },
  {
    state: 'NJ',
    from: '2025-07-10',
    until: null,
    source: 'N.J.S.A. 46:15-7; P.L. 2025, c. 69',
    asOf: WRITTEN,
    taxes: [
      ...NEW_JERSEY_FEE,
      level({
        name: 'Graduated percent fee',
        basis: 'whole',
        brackets: [
          above(1_000_000, 10_000),
          above(2_000_000, 20_000),
          above(2_500_000, 25_000),
          above(3_000_000, 30_000),
          above(3_500_000, 35_000),
        ],
      }),
    ],
    note: 'Sellers aged 62 or more, blind or disabled pay less.',
  },
  {
    state: 'NY',
    from: '2020-01-01',
    until: null,
    source: 'N.Y. Tax Law §§ 1402, 1402-a',
    asOf: WRITTEN,
    taxes: [
      level({ name: 'State transfer tax', brackets: flat(4_000), unitCents: 500_00 }),
      level({
        name: 'Tax on homes of $1,000,000 and more',
        basis: 'whole',
        brackets: [{ aboveCents: 999_999_99, millionths: 10_000 }],
        sellerShare: 0,
      }),
    ],
    note: 'New York City and some counties tax too: add theirs as a level.',
  },
  {
    state: 'PA',
    from: '2020-01-01',
    until: null,
    source: '72 P.S. § 8102-C',
    asOf: WRITTEN,
    taxes: [
      level({ name: 'State transfer tax', brackets: flat(10_000), sellerShare: 0.5 }),
      level({ name: 'Local transfer tax', brackets: flat(10_000), sellerShare: 0.5 }),
    ],
    note: `Philadelphia and some other places charge more. ${CUSTOM}`,
  },
  {
    state: 'SC',
    from: '2020-01-01',
    until: null,
    source: 'S.C. Code § 12-24-10',
    asOf: WRITTEN,
    taxes: [level({ name: 'Deed recording fee', brackets: flat(3_700), unitCents: 500_00 })],
  },
  {
    state: 'WA',
    from: '2023-01-01',
    until: '2026-12-31',
    source: 'RCW 82.45.060; RCW 82.46',
    asOf: WRITTEN,
    taxes: [
      level({
        name: 'State excise tax',
        brackets: [above(0, 11_000), above(525_000, 12_800), above(1_525_000, 27_500), above(3_025_000, 30_000)],
      }),
      level({ name: 'Local excise tax', brackets: flat(5_000) }),
    ],
    note: 'The local part is usually 0.5%.',
  },
  {
    state: 'WI',
    from: '2020-01-01',
    until: null,
    source: 'Wis. Stat. § 77.22',
    asOf: WRITTEN,
    taxes: [level({ name: 'Transfer fee', brackets: flat(3_000), unitCents: 100_00 })],
  },
];
