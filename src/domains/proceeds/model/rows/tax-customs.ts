import type { Installment } from '../prorate.ts';
import type { NetSheetInput } from '../net-sheet.ts';
import type { Row } from './row.ts';

/** When property tax is paid, and how a closing divides it. */
export interface TaxCustomRow extends Row, Pick<NetSheetInput, 'taxYearDays' | 'closingDayPaidBy'> {
  installments: readonly Installment[];
}

const due = (day: string, through: string, isForYearBefore = false): Installment => ({ due: day, through, isForYearBefore });
const base = { from: '2020-01-01', until: null, asOf: '2026-11-23', taxYearDays: '365', closingDayPaidBy: 'seller' } as const;

export const TAX_CUSTOM_ROWS: readonly TaxCustomRow[] = [
  {
    ...base,
    state: null,
    source: 'An assumption: a year’s tax is paid on its last day',
    installments: [due('12-31', '12-31')],
  },
  {
    ...base,
    state: 'CA',
    source: 'Cal. Rev. & Tax. Code §§ 2605, 2606',
    closingDayPaidBy: 'buyer',
    installments: [due('11-01', '12-31'), due('02-01', '06-30')],
  },
  {
    ...base,
    state: 'FL',
    source: 'Fla. Stat. § 197.333; the custom of the state’s contract for the closing day',
    closingDayPaidBy: 'buyer',
    installments: [due('11-30', '12-31')],
  },
  {
    ...base,
    state: 'IL',
    source: '35 ILCS 200/21-15',
    installments: [due('06-01', '06-30', true), due('09-01', '12-31', true)],
  },
  {
    ...base,
    state: 'NJ',
    source: 'N.J.S.A. 54:4-66',
    installments: [due('02-01', '03-31'), due('05-01', '06-30'), due('08-01', '09-30'), due('11-01', '12-31')],
  },
  {
    ...base,
    state: 'TX',
    source: 'Tex. Tax Code § 31.02; TREC 20 for the closing day',
    installments: [due('01-31', '12-31', true)],
  },
  {
    ...base,
    state: 'WA',
    source: 'RCW 84.56.020',
    installments: [due('04-30', '06-30'), due('10-31', '12-31')],
  },
];
