import { countPeopleByDay } from '#domains/accounts/server/index.ts';
import { batchesBegin, sumInBatches } from '#domains/analytics/contract.ts';
import type { Span } from '#domains/analytics/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { countsDemo } from './counted.ts';

/** Who signed up and who was here in a span, in batches; null where they are too few. */
export async function countPeople(
  ctx: Context & Pick<ServerContext, 'config'>,
  { from, to }: Span,
): Promise<{ signUps: number | null; active: number | null }> {
  const days = await countPeopleByDay({ db: ctx.db, from: batchesBegin(from), to, withDemo: countsDemo(ctx) });
  const sumOf = (of: 'signUps' | 'active') => {
    const { people, isFew } = sumInBatches(
      days.map((row) => ({ day: row.day, people: row[of] })),
      { from, to },
    );
    return isFew ? null : people;
  };
  return { signUps: sumOf('signUps'), active: sumOf('active') };
}
