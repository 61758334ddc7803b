import type { HedonicModel } from './hedonic-model.ts';
import type { HomeTable } from './sales-table.ts';
import { yearOfDay } from './sales-table.ts';

/** How a home's features become columns of numbers, learned from the training sales. */
export interface FactsPlan {
  /** The feature for size: the number that follows price most closely. -1 if there is none. */
  sizeFeature: number;
  /** Features in the same unit as the size. The model also sees their ratio to it. */
  shareFeatures: number[];
  yearFeatures: number[];
  /** For each feature: what each word of a category adds in log price, by code. Empty for other kinds. */
  wordValues: Float64Array[];
  columns: string[];
}

const ROTATIONS = [Math.PI / 8, Math.PI / 4, (3 * Math.PI) / 8];

/**
 * Chooses the columns that a model learns from. The size is the measure that follows the price (dollars) most closely, from a
 * correlation of 0.3 on; only numbers of 40 values or more are measures.
 */
export function planFacts(table: HomeTable, price: Float64Array, hedonic: HedonicModel): FactsPlan {
  const measures: number[] = [];
  let sizeFeature = -1;
  let strongest = 0.3;
  table.features.forEach((feature, index) => {
    if (feature.kind !== 'number' || new Set(feature.values).size < 40) return;
    measures.push(index);
    const strength = logCorrelation(feature.values, price);
    if (strength > strongest) [sizeFeature, strongest] = [index, strength];
  });
  const shareFeatures = sizeFeature < 0 ? [] : measures.filter((index) => index !== sizeFeature);
  const yearFeatures = table.features.flatMap((feature, index) => (feature.kind === 'year' ? [index] : []));
  const columns = [
    ...table.features.map(({ name }) => name),
    ...shareFeatures.map((index) => `${table.features[index]!.name} / ${table.features[sizeFeature]!.name}`),
    'effectiveAge',
    'east',
    'north',
    ...ROTATIONS.flatMap((_, turn) => [`along${turn}`, `across${turn}`]),
    'season',
  ];
  const wordValues = table.features.map(({ categories }) => new Float64Array(categories.length));
  for (const part of hedonic.basis.parts) {
    if (part.kind !== 'words') continue;
    part.codes.forEach((code, at) => (wordValues[part.feature]![code] = hedonic.coefficients[part.first + at]!));
  }
  return { sizeFeature, shareFeatures, yearFeatures, wordValues, columns };
}

/** Writes a home's columns into `out`, starting at `offset`. */
export function fillFacts(
  plan: FactsPlan,
  table: HomeTable,
  home: number,
  x: number,
  y: number,
  out: Float64Array,
  offset: number,
): void {
  let at = offset;
  const year = yearOfDay(table.day[home]!);
  table.features.forEach(({ kind, values }, feature) => {
    const value = values[home]!;
    if (kind === 'category') out[at++] = plan.wordValues[feature]![value] ?? Number.NaN;
    else out[at++] = kind === 'year' ? year - value : value;
  });
  const size = plan.sizeFeature < 0 ? Number.NaN : table.features[plan.sizeFeature]!.values[home]!;
  for (const index of plan.shareFeatures) out[at++] = table.features[index]!.values[home]! / size;
  let newest = Number.NaN;
  for (const index of plan.yearFeatures) {
    const built = table.features[index]!.values[home]!;
    if (!(built <= newest)) newest = Number.isNaN(built) ? newest : built;
  }
  out[at++] = year - newest;
  out[at++] = x;
  out[at++] = y;
  for (const angle of ROTATIONS) {
    out[at++] = x * Math.cos(angle) + y * Math.sin(angle);
    out[at++] = y * Math.cos(angle) - x * Math.sin(angle);
  }
  out[at] = year % 1;
}

/** The log of a home's size in the file's own unit; 0 if unknown. */
export function logSizeOf(plan: FactsPlan, table: HomeTable, home: number): number {
  const size = plan.sizeFeature < 0 ? 0 : table.features[plan.sizeFeature]!.values[home]!;
  return size > 0 ? Math.log(size) : 0;
}

function logCorrelation(values: Float64Array, price: Float64Array): number {
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    if (!(values[i]! > 0)) continue;
    const x = Math.log(values[i]!);
    const y = Math.log(price[i]!);
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  if (n < values.length / 2) return 0;
  return (n * sxy - sx * sy) / Math.sqrt((n * sxx - sx * sx) * (n * syy - sy * sy) || 1);
}
