import { bucketOf, siteDay, type Vital, type VISITOR_FUNNELS } from '#domains/analytics/contract.ts';
import { findSummedDays, type RecalledDay, recallFilters, recallPeople, recallTraffic } from '#domains/analytics/server/index.ts';
import { INVENTED_MARK } from '#domains/insights/server/index.ts';
import { addDays, weekdayOf } from '#lib/calendar.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { writeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { inventFilters } from './invent-filters.ts';
import { inventPeople } from './invent-people.ts';

const DAYS = 120;

type Shares = Readonly<Record<string, number>>;
const SOURCES: Shares = {
  direct: 0.34,
  'www.google.com': 0.31,
  'www.bing.com': 0.06,
  newsletter: 0.08,
  'www.facebook.com': 0.07,
  'duckduckgo.com': 0.04,
  'www.reddit.com': 0.03,
  'www.zillow.com': 0.02,
  other: 0.05,
};
const DIMENSIONS: Readonly<Record<string, Shares>> = {
  source: SOURCES,
  medium: { none: 0.82, email: 0.08, social: 0.06, cpc: 0.04 },
  campaign: { none: 0.88, 'spring-homes': 0.07, 'sell-this-year': 0.05 },
  term: { none: 0.96, 'homes near me': 0.02, 'what is my home worth': 0.02 },
  content: { none: 0.9, 'photo-header': 0.06, 'text-link': 0.04 },
  device: { mobile: 0.58, desktop: 0.37, tablet: 0.05 },
  browser: { Chrome: 0.47, Safari: 0.37, Edge: 0.08, Firefox: 0.05, 'Samsung Internet': 0.03 },
  os: { iOS: 0.38, Android: 0.25, Windows: 0.21, macOS: 0.14, Linux: 0.02 },
  country: { US: 0.93, CA: 0.03, MX: 0.01, GB: 0.01, IN: 0.01, unknown: 0.01 },
  entry: {
    '/': 0.34,
    '/property/:id': 0.3,
    '/properties': 0.14,
    '/property-search': 0.08,
    '/neighborhood-explorer': 0.05,
    '/ai-valuation': 0.05,
    '/landing/ai-home-valuation': 0.04,
  },
};
/** Views of a visit, by page. */
const ROUTES: Shares = {
  '/': 0.16,
  '/property-search': 0.17,
  '/properties': 0.13,
  '/property/:id': 0.34,
  '/neighborhood-explorer': 0.05,
  '/ai-valuation': 0.05,
  '/marketplace': 0.03,
  '/service-experts': 0.02,
  '/experts': 0.02,
  '/how-it-works': 0.02,
  '/auth/login': 0.01,
};
/** Shares of the step before that take each step. */
const STEPS: Readonly<Record<keyof typeof VISITOR_FUNNELS, readonly number[]>> = {
  'find-a-home': [1, 0.52, 0.71, 0.16, 0.21],
  'value-a-home': [0.09, 0.44, 0.18],
  buy: [0.05, 0.22, 0.35],
  'find-an-expert': [0.06, 0.24, 0.55],
};
const SPEED: Readonly<Record<Vital, readonly [median: number, spread: number]>> = {
  LCP: [1250, 0.42],
  INP: [72, 0.55],
  CLS: [0.012, 0.9],
  TTFB: [160, 0.6],
};
const WORDS = ['cottagecore', 'mancave', 'snug', 'treehouse', 'bodega', 'homestead', 'loftlike', 'quietish', 'pickleball'];

/**
 * Gives the demonstration the visits of its last four months, day by day, and each day the one that is over, with people who go
 * through its funnels. What was really visited, and who really signed up, stays.
 */
export async function recallSiteTraffic(ctx: ServerContext): Promise<void> {
  const last = addDays(siteDay(ctx.now), -1);
  const first = addDays(last, 1 - DAYS);
  const known = await findSummedDays(ctx, { from: first, to: last });
  const days: RecalledDay[] = [];
  for (let at = 0; at < DAYS; at += 1) {
    const day = addDays(first, at);
    if (!known.has(day)) days.push(inventDay(day, at / DAYS));
  }
  if (days.length === 0) return;
  const system: ServerContext = { ...ctx, actor: { kind: 'system' } };
  await recallTraffic(system, days);
  await recallFilters(system, inventFilters({ last, days: DAYS }));
  await recallPeople(system, { from: first, ...inventPeople({ first, last }) });
  await writeMark(ctx.db, INVENTED_MARK, { until: days.at(-1)?.day ?? last });
}

/** A day by its date alone: the same on every machine. Weekends are busier, and more come from month to month. */
export function inventDay(day: string, progress: number): RecalledDay {
  const random = createRandom(`site-traffic:${day}`);
  const isWeekend = weekdayOf(day) % 6 === 0;
  const visitors = Math.round((520 + 340 * progress) * (isWeekend ? 1.22 : 1) * random.between(0.88, 1.12));
  const visits = Math.round(visitors * random.between(1.14, 1.24));
  const sumsOf = (share: number) => {
    const own = Math.max(0, Math.round(visitors * share));
    const ownVisits = Math.max(own, Math.round(visits * share));
    return {
      visitors: own,
      visits: ownVisits,
      views: Math.round(ownVisits * random.between(3.9, 4.8)),
      bounces: Math.round(ownVisits * random.between(0.33, 0.4)),
      seconds: Math.round(ownVisits * random.between(190, 240)),
    };
  };
  const all = { dimension: 'all', value: 'all', ...sumsOf(1), visitors, visits };
  return {
    day,
    traffic: [
      all,
      ...Object.entries(DIMENSIONS).flatMap(([dimension, shares]) =>
        vary(random, shares).map(([value, share]) => ({ dimension, value, ...sumsOf(share) })),
      ),
      ...vary(random, ROUTES).map(([value, share]) => ({
        dimension: 'route',
        value,
        views: Math.round(all.views * share),
        visits: Math.round(visits * Math.min(0.95, share * 2.6)),
        visitors: Math.round(visitors * Math.min(0.95, share * 2.5)),
        bounces: 0,
        seconds: 0,
      })),
    ].filter((row) => row.visitors > 0),
    funnels: [
      ...inventFunnels(random, visitors, { dimension: 'all', value: 'all' }),
      ...(['device', 'source'] as const).flatMap((dimension) =>
        Object.entries(DIMENSIONS[dimension] ?? {}).flatMap(([value, share]) =>
          inventFunnels(random, visitors * share, { dimension, value }),
        ),
      ),
    ],
    vitals: Object.entries(ROUTES).flatMap(([route, share]) => inventVitals(random, route, Math.round(visitors * share * 0.7))),
    acts: inventActs(random, visitors),
  };
}

function vary(random: Random, shares: Shares): [value: string, share: number][] {
  const varied = Object.entries(shares).map(([value, share]): [string, number] => [value, share * random.between(0.8, 1.2)]);
  const total = varied.reduce((sum, [, share]) => sum + share, 0);
  return varied.map(([value, share]) => [value, share / total]);
}

function inventFunnels(random: Random, visitors: number, segment: { dimension: string; value: string }): RecalledDay['funnels'] {
  return Object.entries(STEPS).flatMap(([funnel, shares]) => {
    let left = visitors;
    return shares.flatMap((share, at) => {
      left = Math.round(left * Math.min(1, at === 0 && share === 1 ? 1 : share * random.between(0.9, 1.1)));
      return left === 0 ? [] : [{ funnel, window_days: 1, ...segment, step: at + 1, reached: left, still_open: 0, under_way: 0 }];
    });
  });
}

function inventVitals(random: Random, route: string, samples: number): RecalledDay['vitals'] {
  return Object.entries(SPEED).flatMap(([name, [median, spread]]) => {
    const vital = name as Vital;
    const buckets = new Map<number, number>();
    for (let sample = 0; sample < samples; sample += 1) {
      const bucket = bucketOf(vital, median * Math.exp(random.normal(0, spread)));
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
    }
    return [...buckets].map(([bucket, n]) => ({ route, name: vital, bucket, samples: n, visitors: n, people: samples }));
  });
}

function inventActs(random: Random, visitors: number): RecalledDay['acts'] {
  const act = (name: string, share: number) => {
    const own = Math.round(visitors * share * random.between(0.85, 1.15));
    return { kind: 'act', name, visitors: own, times: Math.round(own * random.between(1.1, 1.8)) };
  };
  return [
    act('search_found', 0.44),
    act('search_empty', 0.04),
    act('sentence_read', 0.11),
    act('sentence_partly_read', 0.03),
    act('sentence_refused', 0.008),
    act('home_saved', 0.05),
    act('home_asked', 0.012),
    act('tour_asked', 0.014),
    act('signed_up', 0.012),
    act('copy_made', 0.02),
    act('copy_taken', 0.014),
    act('match_seen', 0.06),
    act('match_opened', 0.02),
    // About as many as their experiments counted.
    { ...act('sell-with-a-plan', 0.072), kind: 'view' },
    { ...act('first-home', 0.102), kind: 'view' },
    ...WORDS.filter(() => random.chance(0.4)).map((name) => {
      const own = random.int(1, 5);
      return { kind: 'word', name, visitors: own, times: own };
    }),
  ].filter((row) => row.visitors > 0);
}
