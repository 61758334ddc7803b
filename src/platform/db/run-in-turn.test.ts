import { expect, it } from 'vitest';
import type { Trx } from './database.ts';
import { runInTurn } from './run-in-turn.ts';

// Nothing here reaches a database: the statements say what would be asked of it.
const trx = {} as Trx;

function record() {
  const seen: string[] = [];
  const statement =
    (name: string, answer: () => Promise<void> = () => Promise.resolve()) =>
    () => {
      seen.push(`made ${name}`);
      return {
        async execute() {
          seen.push(`begun ${name}`);
          await answer();
          seen.push(`ended ${name}`);
          return { rows: [] };
        },
      };
    };
  return { seen, statement };
}

it('makes each statement while the one before it runs, and runs one at a time', async () => {
  const { seen, statement } = record();
  await runInTurn(trx, [statement('a'), () => undefined, statement('b'), statement('c')]);
  expect(seen).toEqual(['made a', 'begun a', 'made b', 'ended a', 'begun b', 'made c', 'ended b', 'begun c', 'ended c']);
});

it('tells what failed, and runs nothing behind it', async () => {
  const { seen, statement } = record();
  const fails = statement('b', () => Promise.reject(new Error('b is refused')));
  await expect(runInTurn(trx, [statement('a'), fails, statement('c')])).rejects.toThrow('b is refused');
  expect(seen).not.toContain('begun c');
  const breaks = () => {
    throw new Error('cannot be made');
  };
  await expect(runInTurn(trx, [statement('d'), breaks])).rejects.toThrow('cannot be made');
  expect(seen.at(-1)).toBe('ended d');
});
