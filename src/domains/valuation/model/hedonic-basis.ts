import type { FeatureColumn, HomeTable } from './sales-table.ts';
import { yearOfDay } from './sales-table.ts';

type Scale = 'plain' | 'log' | 'root' | 'age';

/** How one feature becomes columns of a linear model: a line with bends for numbers, one column for each common category. */
export type BasisPart =
  | {
      kind: 'line';
      feature: number;
      scale: Scale;
      low: number;
      high: number;
      mean: number;
      spread: number;
      knots: number[];
      hasGaps: boolean;
      first: number;
      size: number;
    }
  | { kind: 'words'; feature: number; codes: number[]; first: number; size: number };

export interface HedonicBasis {
  parts: BasisPart[];
  size: number;
}

const KNOT_QUANTILES = [0.1, 0.3, 0.5, 0.7, 0.9];
const COMMON_CATEGORY_SALES = 8;
const MOST_CATEGORIES = 200;

/** Chooses knots, scales and categories from the homes that sold. */
export function chooseBasis(table: HomeTable): HedonicBasis {
  const parts: BasisPart[] = [];
  let size = 0;
  table.features.forEach((feature, index) => {
    const part = feature.kind === 'category' ? chooseWords(feature, index, size) : chooseLine(table, feature, index, size);
    if (part === undefined) return;
    parts.push(part);
    size += part.size;
  });
  return { parts, size };
}

/** Writes the columns of one home into `out`, starting at `offset`. `out` must be zero there. */
export function fillBasis(basis: HedonicBasis, table: HomeTable, row: number, out: Float64Array, offset = 0): void {
  for (const part of basis.parts) {
    const value = table.features[part.feature]!.values[row]!;
    const at = offset + part.first;
    if (part.kind === 'words') {
      const column = Number.isNaN(value) ? -1 : part.codes.indexOf(value);
      if (column >= 0) out[at + column] = 1;
      continue;
    }
    if (Number.isNaN(value)) {
      if (part.hasGaps) out[at + part.size - 1] = 1;
      continue;
    }
    const scaled = scaleValue(part.scale, value, table.day[row]!);
    const z = (Math.min(part.high, Math.max(part.low, scaled)) - part.mean) / part.spread;
    out[at] = z;
    for (let knot = 0; knot < part.knots.length; knot++) out[at + 1 + knot] = Math.max(0, z - part.knots[knot]!);
  }
}

function scaleValue(scale: Scale, value: number, day: number): number {
  if (scale === 'log') return Math.log(Math.max(value, 1e-9));
  if (scale === 'root') return Math.sqrt(Math.max(0, value));
  if (scale === 'age') return Math.max(0, yearOfDay(day) - value);
  return value;
}

function chooseWords(feature: FeatureColumn, index: number, first: number): BasisPart | undefined {
  const counts = new Map<number, number>();
  for (const code of feature.values) if (!Number.isNaN(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts]
    .filter(([, count]) => count >= COMMON_CATEGORY_SALES)
    .sort(([a, aSales], [b, bSales]) => bSales - aSales || a - b)
    .slice(0, MOST_CATEGORIES)
    .map(([code]) => code)
    .sort((a, b) => a - b);
  return codes.length < 2 ? undefined : { kind: 'words', feature: index, codes, first, size: codes.length };
}

function chooseLine(table: HomeTable, feature: FeatureColumn, index: number, first: number): BasisPart | undefined {
  const known = feature.values.filter((value) => !Number.isNaN(value)).sort();
  if (known.length < COMMON_CATEGORY_SALES || known[0] === known[known.length - 1]) return undefined;
  const scale = chooseScale(feature, known);
  const scaled: number[] = [];
  for (let row = 0; row < table.count; row++) {
    const value = feature.values[row]!;
    if (!Number.isNaN(value)) scaled.push(scaleValue(scale, value, table.day[row]!));
  }
  const sorted = Float64Array.from(scaled).sort();
  const at = (quantile: number) => sorted[Math.floor(quantile * (sorted.length - 1))]!;
  const isRare = at(0.002) === at(0.998);
  const low = isRare ? at(0) : at(0.002);
  const high = isRare ? at(1) : at(0.998);
  const mean = scaled.reduce((sum, value) => sum + value, 0) / scaled.length;
  const spread = Math.sqrt(scaled.reduce((sum, value) => sum + (value - mean) ** 2, 0) / scaled.length) || 1;
  const knots =
    feature.kind === 'flag'
      ? []
      : [...new Set(KNOT_QUANTILES.map((quantile) => (at(quantile) - mean) / spread))].filter(
          (knot) => knot > (low - mean) / spread && knot < (high - mean) / spread,
        );
  const hasGaps = known.length < feature.values.length;
  return {
    kind: 'line',
    feature: index,
    scale,
    low,
    high,
    mean,
    spread,
    knots,
    hasGaps,
    first,
    size: 1 + knots.length + (hasGaps ? 1 : 0),
  };
}

function chooseScale(feature: FeatureColumn, sorted: Float64Array): Scale {
  if (feature.kind === 'year') return 'age';
  const low = sorted[Math.floor(sorted.length * 0.005)]!;
  const high = sorted[Math.floor(sorted.length * 0.995)]!;
  if (feature.kind === 'flag' || sorted[0]! < 0 || high < 50) return 'plain';
  return low > 0 && high / low > 3 ? 'log' : 'root';
}
