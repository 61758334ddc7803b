import { expect, it } from 'vitest';
import { METRIC_KEYS, type Market } from '../../contract.ts';
import { listFigures } from './list-figures.ts';

const area = (name: string): Market['area'] => ({ slug: name.toLowerCase(), name, kind: 'neighborhood' });
const market = (name: string, figures: Market['figures']): Market => ({
  area: area(name),
  propertyType: 'condo',
  windowMonths: 3,
  periodStart: '2026-08-01',
  asOf: '2026-10-31',
  seasonallyAdjusted: false,
  figures,
  series: { months: [], values: {}, samples: {} },
  wider: null,
  profile: null,
});

it('says of every figure of every area what is needed to quote it', () => {
  const [headers, ...rows] = listFigures([
    market('Elm', {
      medianSalePrice: { value: 300_000, sample: 8, yearOverYear: 0.1, monthOverMonth: null, reason: null },
      homesSold: { value: null, sample: 3, yearOverYear: null, monthOverMonth: null, reason: 'too-few' },
    }),
    market('Oak', {}),
  ]);
  expect(rows).toHaveLength(2 * METRIC_KEYS.length);
  expect(rows.every((row) => row.length === headers?.length)).toBe(true);
  expect(rows[0]).toEqual([
    'Elm',
    'Condos',
    '2026-08-01',
    '2026-10-31',
    'Median sale price',
    300_000,
    'dollars',
    8,
    0.1,
    '',
    'no',
    '',
  ]);
  expect(rows[METRIC_KEYS.indexOf('homesSold')]).toEqual(expect.arrayContaining(['', 3, 'Only 3 in this period']));
});
