import { describe, expect, it, vi } from 'vitest';
import { listThreads } from './open-thread.ts';
import { createThread } from './thread.ts';

/** Doubles numbers, counts its answers since it began, and hoards when told to. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  let answers = 0;
  parentPort.on('message', ({ id, question }) => {
    if (question === 'hoard') for (const kept = [];;) kept.push(new Array(10_000).fill(answers));
    answers += 1;
    parentPort.postMessage({ id, answer: { doubled: question * 2, answers } });
  });
`)}`,
);

type Answer = { doubled: number; answers: number };

const names = async () => (await listThreads()).map(({ name }) => name);

describe('createThread', () => {
  it('is known by name while it works, and gives its memory back once nobody asks', async () => {
    const ask = createThread<number, Answer>(SCRIPT, { name: 'doubling', heapMb: 32, idleMs: 20 });
    expect(await names()).not.toContain('doubling');
    const first = ask(1);
    expect(await Promise.all([first, ask(2)])).toEqual([
      { doubled: 2, answers: 1 },
      { doubled: 4, answers: 2 },
    ]);
    await vi.waitFor(async () => expect(await names()).not.toContain('doubling'), 5000);
    expect(await ask(3)).toEqual({ doubled: 6, answers: 1 });
  });

  it('tells what its objects take', async () => {
    const ask = createThread<number, Answer>(SCRIPT, { name: 'measured', heapMb: 32 });
    await ask(1);
    const [measured] = (await listThreads()).filter(({ name }) => name === 'measured');
    expect(measured?.heapBytes).toBeGreaterThan(1_000_000);
    expect(measured?.heapBytes).toBeLessThan(64_000_000);
  });

  it('ends one whose heap grows past its bound, tells the caller, and begins anew', async () => {
    const ask = createThread<number | 'hoard', Answer>(SCRIPT, { name: 'hoarding', heapMb: 16 });
    await expect(ask('hoard')).rejects.toThrow(/memory/);
    expect(await ask(4)).toEqual({ doubled: 8, answers: 1 });
  });
});
