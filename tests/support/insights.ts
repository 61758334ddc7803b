import { DIMENSIONS, type RecalledDay, recallTraffic } from '#domains/analytics/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { type Browser, makePerson } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const INSIGHTS_NOW = new Date('2026-05-20T15:00:00Z');
/** Within the four weeks of traffic. */
export const INSIGHTS_SPAN = 'from=2026-05-01&to=2026-05-19';

/** An installation with two administrators. */
export async function openInsights(): Promise<{ app: TestApp; admin: Browser; other: Browser }> {
  const app = await openTestApp({ now: () => INSIGHTS_NOW.getTime(), environment: { MAIL_DOMAINS_WITHOUT_DELIVERY: '' } });
  const [admin, other] = await Promise.all([makePerson(app, { role: 'admin' }), makePerson(app, { role: 'admin' })]);
  return { app, admin, other };
}

/** Four weeks with ever more visitors. */
export async function addTraffic(app: TestApp): Promise<void> {
  const days = Array.from({ length: 28 }, (_, at) => makeTrafficDay(addDays('2026-04-22', at), 400 + at));
  await recallTraffic(app.system(INSIGHTS_NOW), days);
}

/** A day with values of all sizes, some of few people. */
export function makeTrafficDay(day: string, visitors: number): RecalledDay {
  const sums = (count: number) => ({
    views: count * 4,
    visits: count + 1,
    visitors: count,
    bounces: Math.floor(count / 3),
    seconds: count * 200,
  });
  return {
    day,
    traffic: [
      { dimension: 'all', value: 'all', ...sums(visitors) },
      ...DIMENSIONS.flatMap((dimension) =>
        [visitors - 60, 40, 15, 4].map((count, at) => ({ dimension, value: `${dimension} ${at}`, ...sums(count) })),
      ),
      // A visitor alone on a single day.
      ...(day === '2026-05-03' ? [{ dimension: 'source', value: 'rare.example', ...sums(1) }] : []),
    ],
    funnels: [],
    vitals: [],
    acts: [],
  };
}

/** Tests read what the contract has checked. */
export async function readInsights<T>(browser: Browser, path: string): Promise<T> {
  return (await (await browser.send('GET', path)).json()) as T;
}
