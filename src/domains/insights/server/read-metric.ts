import { countPeopleByDay } from '#domains/accounts/server/index.ts';
import { FEWEST_PEOPLE, quantileOf } from '#domains/analytics/contract.ts';
import { listActs, listTrafficDays, listVitals, type Span } from '#domains/analytics/server/index.ts';
import { sumSales } from '#domains/billing/server/index.ts';
import { measureLiquidity } from '#domains/hiring/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Metric } from '../model/metrics.ts';
import { countsDemo } from './counted.ts';

const P75 = 0.75;

/** A figure over whole days; null where nothing can be said, as of a share of too few. */
export async function readMetric(
  ctx: Context & Pick<ServerContext, 'config'>,
  metric: Metric,
  span: Span,
): Promise<number | null> {
  const { db } = ctx;
  switch (metric) {
    case 'visitors':
      return (await listTrafficDays(db, span, { dimension: 'all', value: 'all' })).reduce(
        (sum, { visitors }) => sum + visitors,
        0,
      );
    case 'sign-ups':
      return (await countPeopleByDay({ db, ...span, withDemo: countsDemo(ctx) })).reduce((sum, { signUps }) => sum + signUps, 0);
    case 'empty-searches':
      return share(await listActs(db, span, 'act'), ['search_empty'], ['search_empty', 'search_found']);
    case 'partly-read':
      return share(
        await listActs(db, span, 'act'),
        ['sentence_partly_read'],
        ['sentence_read', 'sentence_partly_read', 'sentence_refused'],
      );
    case 'errors':
      return (await listActs(db, span, 'error')).reduce((sum, { times }) => sum + times, 0);
    case 'slow-paint': {
      const paints = (await listVitals(db, span)).filter(({ name }) => name === 'LCP');
      return paints.reduce((sum, { samples }) => sum + samples, 0) < FEWEST_PEOPLE ? null : quantileOf('LCP', paints, P75);
    }
    case 'requests':
      return (await measureAll(db, span))?.requests ?? 0;
    case 'filled': {
      const all = await measureAll(db, span);
      return all === undefined || all.requests < FEWEST_PEOPLE ? null : all.filled / all.requests;
    }
    case 'paid':
      return (await sumSales(db, 'live', span)).paidCents;
  }
}

async function measureAll(db: Context['db'], span: Span) {
  return (await measureLiquidity(db, span)).find(({ category }) => category === 'all');
}

function share(
  acts: readonly { name: string; times: number }[],
  part: readonly string[],
  whole: readonly string[],
): number | null {
  const sum = (names: readonly string[]) =>
    acts.filter(({ name }) => names.includes(name)).reduce((total, { times }) => total + times, 0);
  return sum(whole) < FEWEST_PEOPLE ? null : sum(part) / sum(whole);
}
