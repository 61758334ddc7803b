import { formatMoneyChange, formatPercent } from '#lib/format.ts';
import { z } from 'zod';
import { DAY_MS } from '#lib/time-units.ts';
import type { Hedonic } from './effects.ts';
import { DAYS_PER_KNOT, isWearing, REFERENCE_SQFT } from './hedonic.ts';
import type { CmaHome } from './home.ts';
import { LEVEL_LINES, UNIT_LINES } from './grid-lines.ts';

/** Whether a rate has this name: a line, a line and its level (`quality:Q2`), or `time`. */
export function isRate(name: string): boolean {
  const [line = '', level] = name.split(':');
  if (level === undefined) return line === 'time' || Object.hasOwn(UNIT_LINES, line);
  return Object.hasOwn(LEVEL_LINES, line) && level !== '';
}

/** Whether a market has this rate. */
export function isRateOf({ units, levels }: Rates, name: string): boolean {
  const [line = '', level] = name.split(':');
  if (level === undefined) return line === 'time' || Object.hasOwn(units, line);
  return Object.hasOwn(levels[line]?.cents ?? {}, level);
}

const basis = {
  basis: z.string().describe('Where the rate comes from, in words'),
  n: z.number().int().describe('Sales it’s based on'),
};

export const ratesSchema = z.object({
  units: z.record(z.string(), z.object({ cents: z.number().int(), errorCents: z.number().int(), ...basis })),
  levels: z.record(
    z.string(),
    z.object({
      cents: z.record(z.string(), z.number().int()),
      errorCents: z.record(z.string(), z.number().int()).optional().describe('Standard error of each'),
      counts: z.record(z.string(), z.number().int()).optional().describe('Sales of each'),
      ...basis,
    }),
  ),
  areas: z.object({ shares: z.record(z.string(), z.number()), counts: z.record(z.string(), z.number().int()), ...basis }),
  time: z.object({
    levels: z.array(z.number()).describe('Log level of prices against the effective date, back from it at equal steps'),
    daysPerLevel: z.number().positive().default(DAYS_PER_KNOT),
    perMonthCents: z.number().int().nullable().default(null).describe('Set by hand: the same amount for every month'),
    ...basis,
  }),
});
export type Rates = z.infer<typeof ratesSchema>;

export const DAYS_PER_MONTH = 30.4375;

/** How far back the words of {@link sayPricesOverTime} look, in months. */
const MONTHS_SAID = [3, 6, 12, 24];

/** The level of prices before the effective date against it, for people: "6 months ago -2.1%, 12 months ago -4.8%". */
export function sayPricesOverTime({ levels, daysPerLevel, perMonthCents }: Rates['time']): string {
  if (perMonthCents !== null) return `${formatMoneyChange(perMonthCents)} for each month`;
  return MONTHS_SAID.flatMap((months) => {
    const level = levels[Math.round((months * DAYS_PER_MONTH) / daysPerLevel)];
    return level === undefined ? [] : [`${months} months ago ${formatPercent(Math.exp(level) - 1)}`];
  }).join(', ');
}

/** Log price level on a date, compared with the effective date, interpolated between the known levels. */
export function timeLevelAt(time: Pick<Rates['time'], 'levels' | 'daysPerLevel'>, date: string, effectiveDate: string): number {
  const last = Math.max(0, time.levels.length - 1);
  const at = Math.min(last, Math.max(0, (Date.parse(effectiveDate) - Date.parse(date)) / DAY_MS / time.daysPerLevel));
  const below = Math.floor(at);
  const [one, other] = [time.levels[below] ?? 0, time.levels[Math.min(last, below + 1)] ?? 0];
  return one + (other - one) * (at - below);
}

const RECENT_MONTHS = 24;

/** An effect of less than two standard errors counts as zero. */
const LEAST_T = 2;

/**
 * Dollar rates at the subject's price level, from a regression in log price. A rate is an effect times the price level of the
 * subject's market; for living area and lot it is an elasticity times price divided by size. If an effect cannot be told apart
 * from zero, its rate is zero and says so. Every rate carries its basis and the sales behind it. `months` says how far back these
 * sales go, and `lender` names the kind of home whose sales helped.
 */
export function deriveRates(
  hedonic: Hedonic,
  subject: CmaHome,
  levelCents: number,
  { where, months, lender }: { where: string; months: number; lender?: string | undefined },
): Rates {
  const { recently, basisOf } = sayBasis(hedonic, { where, months, lender });
  const { unit, levels } = readTerms(hedonic, levelCents, { where, basisOf });
  const livingArea = livingAreaRate(hedonic, subject.livingAreaSqft, levelCents, unit('size', 1 / subject.livingAreaSqft));
  const views = [...hedonic.terms.keys()].filter((term) => term.startsWith('view:'));
  return {
    units: {
      livingArea,
      lot: unit('lot', subject.lotSizeSqft ? 1 / subject.lotSizeSqft : 0),
      baths: unit('bath', 1),
      beds: unit('bed', 1),
      age: unit('age', 1),
      garage: unit('garage', 1),
      fireplace: unit('fireplace', 1),
      basement: addRates(livingArea, unit('basement', 1 / subject.livingAreaSqft)),
      pool: unit('pool', 1),
      waterfront: unit('waterfront', 1),
      floor: unit('floor', 1),
    },
    levels: {
      quality: levels('quality', ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'], (key) => key),
      condition: levels('condition', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'], (key) => key),
      view: levels('view', views, (key) => key.slice('view:'.length)),
    },
    areas: {
      shares: Object.fromEntries([...hedonic.areas].map(([id, area]) => [String(id), area.effect])),
      counts: Object.fromEntries([...hedonic.areas].map(([id, area]) => [String(id), area.n])),
      n: hedonic.recent,
      basis: `${recently}: what areas add once homes are alike`,
    },
    time: {
      levels: hedonic.levels,
      daysPerLevel: DAYS_PER_KNOT,
      perMonthCents: null,
      n: hedonic.recent,
      basis: `${recently}: level of prices by quarter, from contract date`,
    },
  };
}

type UnitRate = Rates['units'][string];

/** From which sales a rate comes, in words. */
function sayBasis(hedonic: Hedonic, { where, months, lender }: { where: string; months: number; lender?: string | undefined }) {
  const over = (n: number, inMonths: number) =>
    `Regression of log price over ${n.toLocaleString('en-US')} sales in ${where} in ${inMonths} months, each against those nearest to it`;
  const recently = over(hedonic.recent, RECENT_MONTHS);
  const lately = hedonic.n > hedonic.recent ? over(hedonic.n, months) : recently;
  const basisOf = (term: string) => {
    const basis = isWearing(term) ? recently : lately;
    const lent = hedonic.terms.get(term)?.lent;
    if (lent === undefined || lender === undefined) return basis;
    return `${basis}: helped by ${lent.toLocaleString('en-US')} sales of another kind (${lender}), weighed by their errors`;
  };
  return { recently, basisOf };
}

interface Told {
  where: string;
  basisOf: (term: string) => string;
}

/** Rates in cents of terms whose effect is a share of the price: of one unit, and of the levels of a scale. */
function readTerms(hedonic: Hedonic, levelCents: number, { where, basisOf }: Told) {
  const unit = (term: string, per: number, sign = 1) => {
    const found = hedonic.terms.get(term);
    if (found === undefined)
      return { cents: 0, errorCents: 0, n: 0, basis: `Too few sales in ${where} differ in it: not adjusted` };
    const errorCents = Math.round(found.error * per * levelCents);
    const isClear = Math.abs(found.effect) >= LEAST_T * found.error;
    const basis = basisOf(term);
    if (!isClear) return { cents: 0, errorCents, n: found.n, basis: `${basis}: no effect that can be told from none` };
    return { cents: Math.round(sign * found.effect * per * levelCents), errorCents, n: found.n, basis };
  };
  const levels = (prefix: string, keys: readonly string[], name: (key: string) => string) => ({
    cents: Object.fromEntries(
      keys.map((key) => {
        const { effect, error } = hedonic.terms.get(key) ?? { effect: 0, error: 0 };
        return [name(key), Math.abs(effect) >= LEAST_T * error ? Math.round(effect * levelCents) : 0];
      }),
    ),
    errorCents: known(keys, name, ({ error }) => Math.round(error * levelCents)),
    counts: known(keys, name, ({ n }) => n),
    n: keys.some(isWearing) ? hedonic.recent : hedonic.n,
    basis: keys.some((key) => hedonic.terms.has(key))
      ? basisOf(keys.find((key) => hedonic.terms.get(key)?.lent !== undefined) ?? keys[0] ?? '')
      : `Not recorded in ${where}: not adjusted (${prefix})`,
  });
  const known = (keys: readonly string[], name: (key: string) => string, read: (term: { error: number; n: number }) => number) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const term = hedonic.terms.get(key);
        return term === undefined ? [] : [[name(key), read(term)]];
      }),
    );
  return { unit, levels };
}

/** Of a square foot at this size: what one more is worth bends with the size of the home. `flat` is the rate without that. */
function livingAreaRate(hedonic: Hedonic, at: number, levelCents: number, flat: UnitRate): UnitRate {
  const [size, bend] = [hedonic.terms.get('size'), hedonic.terms.get('bend')];
  const away = bend === undefined ? 0 : at / REFERENCE_SQFT - 1;
  const effect = (size?.effect ?? 0) + (bend?.effect ?? 0) * away;
  const error = Math.hypot(size?.error ?? 0, (bend?.error ?? 0) * away);
  if (Math.abs(effect) < LEAST_T * error) return flat;
  return { ...flat, cents: Math.round((effect / at) * levelCents), errorCents: Math.round((error / at) * levelCents) };
}

/** Finished area below grade counts as living area. The regression's basement effect is its difference from area above grade. */
function addRates(area: UnitRate, below: UnitRate): UnitRate {
  return {
    cents: area.cents + below.cents,
    errorCents: Math.round(Math.hypot(area.errorCents, below.errorCents)),
    n: below.n === 0 ? area.n : below.n,
    basis: below.cents === 0 ? `${area.basis}: as living area above grade` : below.basis,
  };
}

/** The basis of a rate, without the part that is the same for all rates of a regression. */
export function shortenBasis(basis: string): string {
  if (!basis.startsWith('Regression')) return basis;
  const [, rest] = basis.split(/: (.*)/);
  return rest === undefined ? 'Regression' : `Regression: ${rest}`;
}
