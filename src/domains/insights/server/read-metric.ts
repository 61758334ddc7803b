import { quantileOf } from '#domains/analytics/contract.ts';
import { listActs, listTrafficDays, listVitals, type Span, sumActs } from '#domains/analytics/server/index.ts';
import { measureLiquidity } from '#domains/hiring/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Metric } from '../model/metrics.ts';
import { countPeople } from './count-people.ts';
import { readMoney } from './read-money.ts';
import { SEARCHES, SENTENCES, tally } from './tally.ts';

const P75 = 0.75;

/** A figure over whole days; `few` for a count of fewer than five people, null where nothing can be said, as of a share of so few. */
export async function readMetric(
  ctx: Context & Pick<ServerContext, 'config'>,
  metric: Metric,
  span: Span,
): Promise<number | 'few' | null> {
  const { db } = ctx;
  switch (metric) {
    case 'visitors':
      return sumVisitors(await listTrafficDays(db, span, { dimension: 'all', value: 'all' }));
    case 'sign-ups':
      return (await countPeople(ctx, span)).signUps ?? 'few';
    case 'empty-searches':
      return tally(await sumActs(db, span, 'act')).shareOf(['search_empty'], SEARCHES);
    case 'partly-read':
      return tally(await sumActs(db, span, 'act')).shareOf(['sentence_partly_read'], SENTENCES);
    case 'errors':
      return (await listActs(db, span, 'error')).reduce((sum, { times }) => sum + times, 0);
    case 'slow-paint': {
      const paints = (await listVitals(db, span)).filter(({ name }) => name === 'LCP');
      return paints.some(({ samples }) => samples > 0) ? quantileOf('LCP', paints, P75) : null;
    }
    case 'requests':
      return (await measureLiquidity(db, span)).all.requests ?? 'few';
    case 'filled':
      return (await measureLiquidity(db, span)).all.filledRate;
    case 'paid':
      return (await readMoney(ctx, 'live', span)).paidCents;
  }
}

function sumVisitors(days: readonly { visitors: number; isFew: boolean }[]): number | 'few' {
  const shown = days.filter(({ isFew }) => !isFew);
  return shown.length === 0 && days.length > 0 ? 'few' : shown.reduce((sum, { visitors }) => sum + visitors, 0);
}
