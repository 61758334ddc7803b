import { DAY_MS } from '#lib/time-units.ts';
import { dot } from '#lib/least-squares.ts';
import { borrowEffects } from './borrow-effects.ts';
import type { Hedonic } from './effects.ts';
import { bathsOf, type CmaHome, type SoldHome } from './home.ts';
import { differenceNear } from './near-differences.ts';
import { FEWEST_SALES } from './market-terms.ts';
import { fitRobustly } from './robust-fit.ts';

export const DAYS_PER_KNOT = 91.3125;
const KNOTS = 8;
/** For sales before the last 24 months, the time line has one knot a year. */
const EARLIER_KNOT_DAYS = [3, 4, 5, 6].map((years) => years * 365.25);
const KNOT_DAYS = Array.from({ length: KNOTS }, (_, knot) => (knot + 1) * DAYS_PER_KNOT);
/** Earlier sales help only if there are many of them. */
const FEWEST_EARLIER = 200;
/** Records hold today's facts. Condition changes over the years, so it may not match an earlier sale. */
const WEARING = /^C\d$/;
/** These facts change only with a renovation, and a renovation also changes the effective year. */
const RENEWED = /^(?:age|brand new|period house)$/;
/**
 * The effective year lies between the year built and the year of renovation. A renovation may be this many years later than the
 * effective year.
 */
const WORKS_WITHIN_YEARS = 10;
const EARLIER = 'earlier ';
/** A bend of one hundredth weighs as much as an ordinary sale that is off by a tenth. */
const SMOOTHNESS = 10;
const AGE_CAP = 60;
const NUMERIC = [
  'size',
  'bend',
  'lot',
  'bath',
  'bed',
  'age',
  'garage',
  'fireplace',
  'basement',
  'pool',
  'waterfront',
  'floor',
  'brand new',
  'period house',
];
/** The effect of `size` is the elasticity of price at this living area. `bend` says how it changes from there. */
export const REFERENCE_SQFT = 1800;
/** Each sale is compared with this many nearest neighbors. */
const NEIGHBORS = 8;
/** A well-kept house built before this year is valued for its period. */
const PERIOD_YEAR = 1935;
const KEPT_UP_YEARS = 35;
/** With fewer sales than this, a feature has no effect of its own. */
const FEWEST_WITH = 8;
/** Each area's effect shrinks toward the mean as if the area had this many extra average sales. */
const AREA_SHRINK = 4;

// Flat where the ratio is 1, so only the effect of size counts there.
function bendOf(ratio: number): number {
  return ratio - 1 - Math.log(ratio);
}

/** The features of a home by term. A missing term counts as zero. */
export function featuresOf(home: CmaHome, year: number): Map<string, number> {
  const age = Math.min(AGE_CAP, Math.max(0, year - (home.effectiveYear ?? home.yearBuilt ?? year - 30)));
  const features = new Map<string, number>([
    ['size', Math.log(home.livingAreaSqft)],
    ['bend', bendOf(home.livingAreaSqft / REFERENCE_SQFT)],
    ['lot', home.lotSizeSqft ? Math.log(home.lotSizeSqft) : 0],
    ['bath', bathsOf(home)],
    ['bed', home.bedroomsTotal ?? 3],
    ['age', age],
    ['garage', Math.min(3, home.garageSpaces)],
    ['fireplace', Math.min(2, home.fireplaces)],
    ['basement', home.finishedBasementSqft / home.livingAreaSqft],
    ['pool', home.pool ? 1 : 0],
    ['waterfront', home.waterfront ? 1 : 0],
    ['floor', home.floor ?? 0],
    ['brand new', home.yearBuilt !== null && year - home.yearBuilt <= 1 ? 1 : 0],
    ['period house', home.yearBuilt !== null && home.yearBuilt < PERIOD_YEAR && age < KEPT_UP_YEARS ? 1 : 0],
  ]);
  if (home.quality !== null) features.set(`Q${home.quality}`, 1);
  if (home.condition !== null) features.set(`C${home.condition}`, 1);
  if (home.view !== null) features.set(`view:${home.view}`, 1);
  return features;
}

/**
 * Regresses the log price of arm's-length sales (less concessions) on their facts and a time line with bends. Each sale is
 * compared with the sales nearest to it, so the effect of a place is not mistaken for the effect of a fact. A sale far from the
 * line pulls no harder than a sale at the threshold. If a fact may have been different when the home sold, it has a separate
 * coefficient, which is not returned. The residuals of the last 24 months give the areas. Terms that too few homes have are left
 * out. `other` is the result for another kind of home; it helps with effects that these sales say little about. Null with
 * fewer recent sales than {@link FEWEST_SALES}.
 */
export function fitHedonic(sales: readonly SoldHome[], effectiveDate: string, other: Hedonic | null = null): Hedonic | null {
  const all = sales.map((sale) => ({ sale, daysAgo: (Date.parse(effectiveDate) - Date.parse(sale.contractDate)) / DAY_MS }));
  const [recent, earlier] = [all.filter(({ daysAgo }) => isRecent(daysAgo)), all.filter(({ daysAgo }) => !isRecent(daysAgo))];
  if (recent.length < FEWEST_SALES) return null;
  const knotDays = earlier.length < FEWEST_EARLIER ? KNOT_DAYS : [...KNOT_DAYS, ...EARLIER_KNOT_DAYS];
  const rows = (earlier.length < FEWEST_EARLIER ? recent : [...recent, ...earlier]).map(({ sale, daysAgo }) => ({
    home: sale.home,
    features: featuresAtSale(sale, daysAgo),
    y: Math.log(sale.priceCents - sale.concessionsCents),
    time: timeRow(daysAgo, knotDays),
  }));
  const { terms, bases } = chooseTerms(rows.map((row) => row.features));
  const x = rows.map((row) => Float64Array.from([...terms.map((term) => row.features.get(term.name) ?? 0), ...row.time]));
  const near = differenceNear(
    rows.map((row) => row.home),
    x,
    rows.map((row) => row.y),
    NEIGHBORS,
  );
  const fit = fitRobustly(near, smoothnessRows(terms.length, knotDays.length));
  if (fit === null) return null;
  const found = new Map(
    terms.map(({ name, n }, at) => [name, { effect: fit.coefficients[at] ?? 0, error: fit.errors[at] ?? 0, n }] as const),
  );
  const told = { terms: new Map([...found].filter(([name]) => !name.startsWith(EARLIER))), bases };
  const lasting = other === null ? told.terms : borrowEffects(told, other);
  const newest = rows.slice(0, recent.length);
  const timeEffects = fit.coefficients.subarray(terms.length);
  const residuals = newest.map((row) => {
    let sum = dot(row.time, timeEffects);
    for (const [term, value] of row.features) sum += ((lasting.get(term) ?? found.get(term))?.effect ?? 0) * value;
    return row.y - sum;
  });
  const constant = residuals.reduce((sum, value) => sum + value, 0) / residuals.length;
  const levels = [0];
  for (let knot = 0; knot < KNOTS; knot += 1) levels.push(timeEffects[knot] ?? 0);
  return {
    n: rows.length,
    recent: recent.length,
    terms: lasting,
    bases,
    areas: areaEffects(
      residuals,
      newest.map((row) => row.home.neighborhoodId ?? 0),
      constant,
    ),
    levels,
    constant,
    typicalPriceCents: Math.round(Math.exp(newest.reduce((sum, row) => sum + row.y, 0) / newest.length)),
  };
}

/** Whether this fact may have been different at an earlier sale. If so, it is learned only from the last 24 months. */
export function isWearing(term: string): boolean {
  return WEARING.test(term);
}

function isRecent(daysAgo: number): boolean {
  return daysAgo <= KNOTS * DAYS_PER_KNOT;
}

/** The recorded features. Those that may have been different when the home sold get their own name and base. */
function featuresAtSale({ home, closeDate }: SoldHome, daysAgo: number): Map<string, number> {
  const year = Number(closeDate.slice(0, 4));
  const { effectiveYear, yearBuilt } = home;
  const mayPrecedeWorks =
    effectiveYear !== null && effectiveYear > (yearBuilt ?? 0) && effectiveYear >= year - WORKS_WITHIN_YEARS;
  const mayHaveWorn = mayPrecedeWorks || !isRecent(daysAgo);
  const isUnsure = (name: string) => (mayHaveWorn && WEARING.test(name)) || (mayPrecedeWorks && RENEWED.test(name));
  const features = new Map([...featuresOf(home, year)].map(([name, value]) => [isUnsure(name) ? EARLIER + name : name, value]));
  features.set(`${EARLIER}wear`, mayHaveWorn ? 1 : 0);
  features.set(`${EARLIER}works`, mayPrecedeWorks ? 1 : 0);
  return features;
}

/** Log price level on a date, compared with the effective date. */
export function levelAt(hedonic: Pick<Hedonic, 'levels'>, date: string, effectiveDate: string): number {
  return dot(timeRow((Date.parse(effectiveDate) - Date.parse(date)) / DAY_MS, KNOT_DAYS), hedonic.levels.slice(1));
}

/** Expected log price (in cents) of a home on a date. */
export function predictLogPrice(hedonic: Hedonic, home: CmaHome, date: string, effectiveDate: string): number {
  let sum = hedonic.constant + levelAt(hedonic, date, effectiveDate);
  for (const [term, value] of featuresOf(home, Number(date.slice(0, 4)))) sum += (hedonic.terms.get(term)?.effect ?? 0) * value;
  return sum + (home.neighborhoodId === null ? 0 : (hedonic.areas.get(home.neighborhoodId)?.effect ?? 0));
}

/** Hat functions of the knots before the effective date. That date is the base and has no knot. */
function timeRow(daysAgo: number, knotDays: readonly number[]): number[] {
  const at = Math.min(knotDays.at(-1) ?? 0, Math.max(0, daysAgo));
  return knotDays.map((day, knot) => {
    const [before, after] = [knotDays[knot - 1] ?? 0, knotDays[knot + 1] ?? Infinity];
    return at <= day ? Math.max(0, (at - before) / (day - before)) : Math.max(0, 1 - (at - day) / (after - day));
  });
}

/** Rows that keep the time line smooth: a quarter with few sales shrinks toward its neighbors. */
function smoothnessRows(before: number, knots: number): Float64Array[] {
  return Array.from({ length: KNOTS - 1 }, (_, at) => {
    const row = new Float64Array(before + knots);
    if (at > 0) row[before + at - 1] = SMOOTHNESS;
    row[before + at] = -2 * SMOOTHNESS;
    row[before + at + 1] = SMOOTHNESS;
    return row;
  });
}

function chooseTerms(features: readonly Map<string, number>[]): { terms: { name: string; n: number }[]; bases: string[] } {
  const counts = new Map<string, number>();
  for (const row of features) for (const [name, value] of row) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isNumeric = (name: string) => NUMERIC.includes(name.replace(EARLIER, ''));
  const bases = ['Q', 'C', 'view:', `${EARLIER}C`].flatMap((prefix) => {
    const group = [...counts].filter(([name]) => !isNumeric(name) && name.startsWith(prefix));
    return group
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, 1)
      .map(([name]) => name);
  });
  const terms = [...counts]
    .filter(([name, n]) => n >= FEWEST_WITH && !bases.includes(name) && varies(features, name))
    .map(([name, n]) => ({ name, n }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { terms, bases: bases.filter((name) => !name.startsWith(EARLIER)) };
}

function varies(features: readonly Map<string, number>[], name: string): boolean {
  const first = features[0]?.get(name) ?? 0;
  return features.some((row) => (row.get(name) ?? 0) !== first);
}

function areaEffects(residuals: readonly number[], areas: readonly number[], constant: number): Hedonic['areas'] {
  const sums = new Map<number, { n: number; sum: number }>();
  for (const [at, area] of areas.entries()) {
    if (area === 0) continue;
    const known = sums.get(area) ?? { n: 0, sum: 0 };
    known.n += 1;
    known.sum += (residuals[at] ?? 0) - constant;
    sums.set(area, known);
  }
  return new Map([...sums].map(([area, { n, sum }]) => [area, { effect: sum / (n + AREA_SHRINK), n }]));
}
