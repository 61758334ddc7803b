import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { GroupByEnvironment } from './group-by-environment.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-order-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function place(project: string, name: string, text = ''): Promise<TestSpecification> {
  const moduleId = path.join(folder, name);
  await writeFile(moduleId, text);
  const config = { sequence: { groupOrder: 0 }, isolate: false };
  return { moduleId, project: { name: project, config } } as unknown as TestSpecification;
}

it('keeps the files of a project and of an environment together, and begins with those that take long', async () => {
  const files = [
    await place('whole', 'short.test.ts'),
    await place('whole', 'serve.test.ts'),
    await place('whole', 'window.test.tsx', '// @vitest-environment jsdom\n'),
    await place('pure', 'sum.test.ts'),
    await place('pure', 'calibration.test.ts'),
  ];
  const cache = { getTestSpecificationResult: () => ({ duration: 1, failed: false }) };
  const order = await new GroupByEnvironment({ cache } as unknown as Vitest).sort(files);
  expect(order.map(({ moduleId }) => path.basename(moduleId))).toEqual([
    'calibration.test.ts',
    'sum.test.ts',
    'window.test.tsx',
    'serve.test.ts',
    'short.test.ts',
  ]);
});
