import { MARKET_TYPE_LABELS, METRIC_KEYS, METRICS, type Market } from '../../contract.ts';
import { sayReason } from '../format-figure.ts';
import type { CsvValue } from '#lib/csv.ts';

const HEADERS = [
  'Area',
  'Homes',
  'From',
  'To (as of)',
  'Figure',
  'Value',
  'Unit',
  'Homes behind it (n)',
  'Compared with a year earlier',
  'Compared with a month earlier',
  'Seasonally adjusted',
  'Why withheld',
];

/** Every figure of every area as a row of its own, with what is needed to quote it. Shares are parts of 1. */
export function listFigures(markets: readonly Market[]): CsvValue[][] {
  const rows = markets.flatMap((market) =>
    METRIC_KEYS.map((metric): CsvValue[] => {
      const figure = market.figures[metric];
      return [
        market.area.name,
        MARKET_TYPE_LABELS[market.propertyType],
        market.periodStart ?? '',
        market.asOf ?? '',
        METRICS[metric].label,
        figure?.value ?? '',
        METRICS[metric].unit,
        figure?.sample ?? 0,
        figure?.yearOverYear ?? '',
        figure?.monthOverMonth ?? '',
        'no',
        sayReason(figure) ?? '',
      ];
    }),
  );
  return [HEADERS, ...rows];
}
