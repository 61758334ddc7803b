import { addDays, daysBetween } from '#lib/calendar.ts';
import { quantile } from '#lib/quantile.ts';

/** What we count for a listing, in the order in which a buyer gets closer. */
export const MEASURES = ['impressions', 'views', 'saves', 'shares', 'inquiries', 'tours', 'offers'] as const;
export type Measure = (typeof MEASURES)[number];
export type Counts = Readonly<Record<Measure, number>>;

/** Counts for one day in the home's time zone: YYYY-MM-DD. */
export interface DayFigures extends Counts {
  day: string;
}

/** With fewer similar homes, a comparison means nothing. */
export const MIN_PEERS = 10;
/** How far the price of a similar home may be from this one's, as a share. */
export const PEER_PRICE_SHARE = 0.15;
/** Days on market before figures are compared and alerts appear. */
export const MIN_DAYS = 7;
const WEEK = 7;

export const NO_COUNTS: Counts = {
  impressions: 0,
  views: 0,
  saves: 0,
  shares: 0,
  inquiries: 0,
  tours: 0,
  offers: 0,
};

/** The seven whole days before today, and the seven before those. */
export const weeksBefore = (today: string) => ({
  week: { from: addDays(today, -WEEK), to: addDays(today, -1) },
  before: { from: addDays(today, -2 * WEEK), to: addDays(today, -WEEK - 1) },
});

/** Sums over days, including both ends. */
export function sumDays(days: readonly DayFigures[], { from, to }: { from: string; to: string }): Counts {
  const sums = { ...NO_COUNTS };
  for (const one of days) if (one.day >= from && one.day <= to) for (const measure of MEASURES) sums[measure] += one[measure];
  return sums;
}

/** How long similar homes have been for sale: from half to twice as long as this one, with at least a week either way. */
export const peerAges = (daysOnMarket: number) => ({
  least: Math.max(MIN_DAYS, Math.min(Math.floor(daysOnMarket / 2), daysOnMarket - WEEK)),
  most: Math.max(daysOnMarket * 2, daysOnMarket + WEEK),
});

/** Median and middle half of similar homes. */
export interface Band {
  /** How many homes these are. */
  n: number;
  median: number;
  low: number;
  high: number;
}

/** The middle half of values, in their own unit: quartiles and median. */
export const bandOf = (values: readonly number[]): Band => ({
  n: values.length,
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

export const ALERT_KEYS = ['no-inquiries', 'no-tours', 'slow'] as const;
export type AlertKey = (typeof ALERT_KEYS)[number];

/** From when on the dashboard of a listing warns. An alert that is off has null. */
export interface AlertLimits {
  /** Days without a question or a tour request. */
  quietDays: number | null;
  /** Days for sale without any tour request. */
  tourlessDays: number | null;
  /** Days for sale, in percent of the median nearby. */
  slowPercent: number | null;
}
export const USUAL_LIMITS: AlertLimits = { quietDays: MIN_DAYS, tourlessDays: MIN_DAYS, slowPercent: 100 };

/** What the alerts look at. */
export interface AlertFacts {
  isActive: boolean;
  daysOnMarket: number;
  /** Sums for the whole days that {@link AlertLimits.quietDays} asks for before today, and for today. */
  lately: Counts;
  total: Counts;
  /** Median days on market of nearby homes under contract, and the end of that period. Null if there is none. */
  area: { medianDays: number; asOf: string } | null;
  today: string;
}

/** An area's figures come monthly and are too old after this many days. */
const STALE_AFTER_DAYS = 62;

/** The alerts that apply now. There are none in the first week and none from old figures. */
export function findAlerts(facts: AlertFacts, { quietDays, tourlessDays, slowPercent }: AlertLimits): AlertKey[] {
  const { daysOnMarket, lately, total, area } = facts;
  if (!facts.isActive || daysOnMarket < MIN_DAYS) return [];
  const alerts: AlertKey[] = [];
  if (quietDays !== null && daysOnMarket >= quietDays && lately.inquiries + lately.tours === 0) alerts.push('no-inquiries');
  if (tourlessDays !== null && daysOnMarket >= tourlessDays && total.tours === 0) alerts.push('no-tours');
  const isFresh = area !== null && daysBetween(area.asOf, facts.today) <= STALE_AFTER_DAYS;
  if (isFresh && slowPercent !== null && daysOnMarket > (area.medianDays * slowPercent) / 100) alerts.push('slow');
  return alerts;
}

/** The rule behind an alert, for people to read. */
export function sayRule(key: AlertKey, { quietDays, tourlessDays, slowPercent }: AlertLimits): string {
  if (key === 'no-inquiries')
    return `For sale for at least ${quietDays} days, with no question or tour request today or in the ${quietDays} days before.`;
  if (key === 'no-tours') return `For sale for at least ${tourlessDays} days, with no tour request so far.`;
  const than = slowPercent === 100 ? '' : `${slowPercent}% of the time that it took `;
  return `For sale longer than ${than}half of the nearby homes that went under contract in the last three months.`;
}

/** Why figures are not compared with similar homes. */
export type PeerRefusal = 'not-active' | 'too-new' | 'counting-too-new' | 'too-few' | 'facts-missing';
