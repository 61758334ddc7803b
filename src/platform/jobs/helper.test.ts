import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHelper, listHelpers } from './helper.ts';

type Answer = { doubled: number; answers: number; half: Float32Array };

let folder: string;
let script: URL;

/** Doubles and halves numbers, counts its answers since its start, hoards and fails when told to. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-helper-'));
  const file = path.join(folder, 'double.ts');
  await writeFile(
    file,
    `import { answerQuestions } from '${pathToFileURL(path.join(import.meta.dirname, 'helper.ts')).href}';
    let answers = 0;
    answerQuestions((question: number | 'hoard' | 'fill' | 'fail') => {
      if (question === 'hoard') for (const kept = [];;) kept.push(new Array(10_000).fill(answers));
      if (question === 'fill') for (const kept = [];;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
      if (question === 'fail') throw new RangeError('too hard');
      answers += 1;
      return { doubled: question * 2, answers, half: Float32Array.of(question / 2) };
    });`,
  );
  script = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));

const names = async () => (await listHelpers()).map(({ name }) => name);

describe('createHelper', () => {
  it('is known by name while it works, and gives its memory back once nobody asks', async () => {
    const ask = createHelper<number, Answer>(script, { name: 'doubling', heapMb: 64, idleMs: 20 });
    expect(await names()).not.toContain('doubling');
    const first = ask(1);
    expect(await Promise.all([first, ask(2)])).toEqual([
      { doubled: 2, answers: 1, half: Float32Array.of(0.5) },
      { doubled: 4, answers: 2, half: Float32Array.of(1) },
    ]);
    await expect.poll(names).not.toContain('doubling');
    expect(await ask(3)).toMatchObject({ doubled: 6, answers: 1 });
  });

  it('tells what it takes, and passes on what goes wrong', async () => {
    const ask = createHelper<number | 'fail', Answer>(script, { name: 'measured', heapMb: 64 });
    await expect(ask('fail')).rejects.toThrow('too hard');
    expect(await ask(4)).toMatchObject({ answers: 1 });
    const [measured] = (await listHelpers()).filter(({ name }) => name === 'measured');
    expect(measured?.bytes).toBeGreaterThan(process.platform === 'linux' ? 1_000_000 : -1);
  });

  it('ends one whose heap grows past its bound, tells the caller, and begins anew', async () => {
    const ask = createHelper<number | 'hoard', Answer>(script, { name: 'hoarding', heapMb: 32 });
    await expect(ask('hoard')).rejects.toThrow(/"hoarding" ended.*32 MB/);
    expect(await ask(4)).toMatchObject({ doubled: 8, answers: 1 });
  });

  it.runIf(process.platform === 'linux')('ends one whose buffers grow past its bound', async () => {
    const ask = createHelper<number | 'fill', Answer>(script, { name: 'filling', heapMb: 64, mostMb: 300 });
    await expect(ask('fill')).rejects.toThrow(/"filling" ended.*300 MB/);
    expect(await ask(4)).toMatchObject({ doubled: 8, answers: 1 });
  });
});
