const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Works through everything that a query finds, a batch at a time in the order of ids: what waits or fails holds nobody up that comes
 * after it. The query gives ids above one, in their order, at most so many.
 */
export async function eachInTurn(
  find: (after: string, most: number) => Promise<{ id: string }[]>,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  let after = FIRST;
  for (;;) {
    const batch = await find(after, BATCH);
    for (const { id } of batch) await work(id);
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    after = last.id;
  }
}
