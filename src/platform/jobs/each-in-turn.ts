import type { Context } from '#platform/verb/context.ts';

const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Works through everything that a query finds, a batch at a time in the order of ids: what waits or fails holds nobody up that comes
 * after it. The query gives rows with ids above one, in their order, at most this many. What fails is said in the log, with `what` it is; answers
 * how many did.
 */
export async function eachInTurn<Row extends { id: string }>(
  { log }: Pick<Context, 'log'>,
  what: string,
  find: (after: string, most: number) => Promise<Row[]>,
  work: (id: string, row: Row) => Promise<unknown>,
): Promise<number> {
  let after = FIRST;
  let failures = 0;
  for (;;) {
    const batch = await find(after, BATCH);
    for (const row of batch)
      await work(row.id, row).catch((error: unknown) => {
        failures += 1;
        log.warn({ err: error, id: row.id }, `${what} waits`);
      });
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return failures;
    after = last.id;
  }
}
