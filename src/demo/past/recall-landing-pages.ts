import type { SourceKind } from '#domains/landing/contract.ts';
import {
  changeLandingPage,
  createLandingPage,
  keepLandingVersion,
  planLandingExperiment,
  recallCounts,
  recallLeads,
  type RecalledCounts,
  saveLandingDraft,
  startLandingExperiment,
  stopLandingExperiment,
} from '#domains/landing/server/index.ts';
import { addDays, utcDay, weekdayOf } from '#lib/calendar.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { writeFirstMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { daysFrom } from './act-as.ts';
import { inventLeads } from './invent-leads.ts';
import { firstHomePage, OPEN_HOUSES, sellersPage, UNFINISHED } from './landing-content.ts';

const MARK = 'demo-landing-pages';
const idOf = (kind: number, number: number) =>
  `5e110000-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;

type Content = Parameters<typeof saveLandingDraft>[1]['content'];

/** Gives the demonstration its landing pages, what was tried on them, and who asked there; once, and all or nothing. */
export async function recallLandingPages(ctx: ServerContext): Promise<void> {
  const system: ServerContext = { ...ctx, actor: { kind: 'system' } };
  await transact(system, async (inner) => {
    if (!(await writeFirstMark(inner.db, MARK, { madeAt: inner.now.toISOString() }))) return;
    await makePages(inner);
    await makeExperiments(inner);
    const tried = TRIED.map((one) => ({
      page: one.page,
      days: [...inventCounts(inner.now, one).days, ...inventDaysSince(inner.now, one)],
    }));
    await recallLeads(inner, inventLeads(inner.now, tried));
  });
}

interface MadePage {
  number: number;
  slug: string;
  name: string;
  /** Days from now. */
  madeAt: number;
  /** Each is kept as a version; the first is shown. */
  versions: readonly { note: string; content: Content }[];
  draft?: Content;
}

const PAGES: readonly MadePage[] = [
  {
    number: 1,
    slug: 'sell-with-a-plan',
    name: 'Sell with a plan',
    madeAt: -75,
    versions: [
      { note: 'First words', content: sellersPage('Sell with a plan') },
      { note: 'What sellers ask first', content: sellersPage('What is your home worth, and what next?') },
    ],
  },
  {
    number: 2,
    slug: 'first-home',
    name: 'Your first home',
    madeAt: -60,
    versions: [
      { note: 'Form at the end', content: firstHomePage(false) },
      { note: 'Form near the top', content: firstHomePage(true) },
    ],
  },
  {
    number: 3,
    slug: 'fall-open-houses',
    name: 'Open houses this fall',
    madeAt: -70,
    versions: [{ note: '', content: OPEN_HOUSES }],
  },
  { number: 4, slug: 'listing-photos', name: 'Photos for your listing', madeAt: -3, versions: [], draft: UNFINISHED },
];

const DAYS_BETWEEN_VERSIONS = 2;

async function makePages(ctx: ServerContext): Promise<void> {
  for (const { number, slug, name, madeAt, versions, draft } of PAGES) {
    const afterDays = (days: number) => ({ ...ctx, now: daysFrom(ctx.now, madeAt + days) });
    const id = idOf(1, number);
    let page = await createLandingPage(afterDays(0), { id, slug, name });
    for (const [at, { note, content }] of versions.entries()) {
      const then = afterDays(at * DAYS_BETWEEN_VERSIONS);
      page = await saveLandingDraft(then, { pageId: id, baseVersion: page.draftVersion, content });
      const shows = at === 0 ? 'now' : 'not-yet';
      page = await keepLandingVersion(then, { pageId: id, baseVersion: page.draftVersion, note, shows, at: null });
    }
    const last = afterDays(versions.length * DAYS_BETWEEN_VERSIONS);
    if (draft !== undefined) await saveLandingDraft(last, { pageId: id, baseVersion: page.draftVersion, content: draft });
  }
  const ended = PAGES[2];
  if (ended !== undefined)
    await changeLandingPage(
      { ...ctx, now: daysFrom(ctx.now, -24) },
      {
        pageId: idOf(1, ended.number),
        slug: ended.slug,
        name: ended.name,
        endsAt: daysFrom(ctx.now, -24).toISOString(),
        redirectTo: '/properties',
      },
    );
}

interface Invented {
  id: string;
  /** Days from now, the last one with visitors included. */
  from: number;
  to: number;
  perDay: readonly number[];
  rates: readonly number[];
}

/** What was tried on pages of the demonstration, and the arm shown since: whoever converted left a request there. */
const TRIED = [
  { page: '/landing/sell-with-a-plan', id: idOf(2, 1), from: -61, to: -28, perDay: [28, 28], rates: [0.058, 0.103], shown: 1 },
  { page: '/landing/first-home', id: idOf(2, 2), from: -40, to: -23, perDay: [46, 34], rates: [0.08, 0.09], shown: 0 },
] as const satisfies readonly (Invented & { page: string; shown: number })[];

async function makeExperiments(ctx: ServerContext): Promise<void> {
  const at = (days: number) => ({ ...ctx, now: daysFrom(ctx.now, days) });
  const versions = [1, 2].map((version) => ({ version, weight: 0.5 }));
  const words = (...keys: string[]) => keys.map((key) => ({ words: key, weight: 1 / keys.length }));
  const everybody = { devices: [], sources: [], share: 1, namespace: null };

  await planLandingExperiment(at(-62), {
    ...everybody,
    id: idOf(2, 1),
    pageId: idOf(1, 1),
    name: 'Head of “Sell with a plan”',
    hypothesis: 'Sellers ask what the home is worth before they ask for a plan, so words that begin there lead to more requests.',
    metric: 'lead',
    method: 'fixed',
    guardrails: ['error', 'slow'],
    arms: versions,
    rate: 0.06,
    lift: 0.6,
  });
  await startLandingExperiment(at(-61), idOf(2, 1));
  await recallCounts(ctx, inventCounts(ctx.now, TRIED[0]));
  await stopLandingExperiment(at(-27), {
    experimentId: idOf(2, 1),
    arm: 1,
    decision:
      'The planned size was reached, and the interval lies above zero. Neither failures nor speed got worse. We show the second head and keep the rest.',
  });

  await planLandingExperiment(at(-41), {
    ...everybody,
    id: idOf(2, 2),
    pageId: idOf(1, 2),
    name: 'Form near the top',
    hypothesis: 'People with one question do not read to the end: a form below the head gets more of them.',
    metric: 'lead',
    method: 'sequential',
    guardrails: ['error', 'slow'],
    arms: versions,
    rate: 0.08,
    lift: 0.5,
  });
  await startLandingExperiment(at(-40), idOf(2, 2));
  await recallCounts(ctx, inventCounts(ctx.now, TRIED[1]));
  await stopLandingExperiment(at(-22), {
    experimentId: idOf(2, 2),
    arm: 0,
    decision:
      'The versions did not get equal shares, so nothing can be said of them: the second one came late on phones, and people left before they counted. Mended; to be tried again.',
  });

  await planLandingExperiment(at(-19), {
    ...everybody,
    id: idOf(2, 3),
    pageId: null,
    place: 'how-it-works',
    name: 'Head of “How it works”',
    hypothesis: 'Words about steps say what the page holds, so more people go on to a search.',
    metric: 'action',
    method: 'sequential',
    guardrails: ['error', 'slow', 'signed_up'],
    arms: words('today', 'steps'),
    rate: 0.3,
    lift: 0.15,
  });
  await startLandingExperiment(at(-18), idOf(2, 3));
  await recallCounts(ctx, inventCounts(ctx.now, { id: idOf(2, 3), from: -18, to: -1, perDay: [48, 48], rates: [0.3, 0.335] }));

  await planLandingExperiment(at(-2), {
    ...everybody,
    audience: { devices: ['mobile'], sources: [] },
    id: idOf(2, 4),
    pageId: null,
    place: 'commission-calculator',
    name: 'Costs instead of what is kept',
    hypothesis: 'On phones, people look for what selling costs: a head that says so leads to more requests.',
    metric: 'lead',
    method: 'sequential',
    guardrails: ['error', 'slow'],
    arms: words('today', 'costs'),
    rate: 0.04,
    lift: 0.5,
  });
}

const DEVICE_SHARES = { mobile: 0.58, desktop: 0.37, tablet: 0.05 };
const SOURCE_SHARES: Partial<Record<SourceKind, number>> = { search: 0.41, direct: 0.32, social: 0.14, campaign: 0.13 };

/** Visits of an experiment, person by person: the same on every machine for the same days. */
export function inventCounts(now: Date, { id, from, to, perDay, rates }: Invented): RecalledCounts {
  const days: RecalledCounts['days'] = [];
  const segments = new Map<string, RecalledCounts['segments'][number]>();
  const random = createRandom(`experiment:${id}`);
  const recognition = createRandom(`recognition:${id}`);
  for (let at = from; at <= to; at += 1) {
    const day = addDays(utcDay(now), at);
    const isWeekend = weekdayOf(day) % 6 === 0;
    for (const [arm, mean] of perDay.entries()) {
      const users = Math.max(5, Math.round(mean * (isWeekend ? 1.2 : 1) * random.between(0.86, 1.14)));
      const row = {
        day,
        arm,
        users,
        conversions: 0,
        ...inventRecognition(recognition, users),
        metrics: { error: 0, slow: 0, signed_up: 0 },
      };
      for (let visitor = 0; visitor < users; visitor += 1) {
        const hasConverted = random.chance(rates[arm] ?? 0);
        if (hasConverted) row.conversions += 1;
        if (random.chance(0.012)) row.metrics.error += 1;
        if (random.chance(0.07)) row.metrics.slow += 1;
        if (random.chance(0.02)) row.metrics.signed_up += 1;
        for (const [dimension, shares] of [
          ['device', DEVICE_SHARES],
          ['source', SOURCE_SHARES],
        ] as const) {
          const value = pick(random, shares);
          const key = `${arm} ${dimension} ${value}`;
          const own = segments.get(key) ?? { arm, dimension, value, users: 0, conversions: 0 };
          own.users += 1;
          if (hasConverted) own.conversions += 1;
          segments.set(key, own);
        }
      }
      days.push(row);
    }
  }
  return { experimentId: id, days, segments: [...segments.values()] };
}

/** After an experiment its page goes on with the arm that was decided on. */
function inventDaysSince(
  now: Date,
  { id, to, perDay, rates, shown }: Invented & { shown: number },
): { day: string; conversions: number }[] {
  const random = createRandom(`since:${id}`);
  const visitors = perDay.reduce((sum, mean) => sum + mean, 0);
  return Array.from({ length: Math.max(0, -1 - to) }, (_, at) => ({
    day: addDays(utcDay(now), to + 1 + at),
    conversions: Array.from({ length: visitors }, () => random.chance(rates[shown] ?? 0)).filter(Boolean).length,
  }));
}

/** Some agree to be recognized, and some of these come back. */
function inventRecognition(random: Random, users: number) {
  const recognized = { known: 0, knownDays: 0, returned: 0 };
  for (let visitor = 0; visitor < users; visitor += 1) {
    if (!random.chance(0.12)) continue;
    const again = random.chance(0.3) ? random.int(1, 4) : 0;
    recognized.known += 1;
    recognized.knownDays += 1 + again;
    if (again > 0) recognized.returned += 1;
  }
  return recognized;
}

function pick(random: Random, shares: Readonly<Record<string, number>>): string {
  let left = random.next();
  for (const [value, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return value;
  }
  return Object.keys(shares)[0] ?? '';
}
