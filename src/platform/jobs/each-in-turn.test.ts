import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { eachInTurn } from './each-in-turn.ts';

it('works through more than a batch, each once and in turn, also after those that fail', async () => {
  const ids = Array.from({ length: 450 }, () => randomUUID()).toSorted();
  const worked: string[] = [];
  const failed = await eachInTurn(
    { log: createLog('silent') },
    'a thing',
    async (after, most) =>
      ids
        .filter((id) => id > after)
        .map((id) => ({ id }))
        .slice(0, most),
    async (id) => {
      worked.push(id);
      if (id === ids[0] || id === ids[300]) throw new Error('no');
    },
  );
  expect(worked).toEqual(ids);
  expect(failed).toBe(2);
});
