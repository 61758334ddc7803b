import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeCounts } from './analyze-counts.ts';
import { bucketIds } from './bucket-ids.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'experiments-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('bucketIds', () => {
  async function bucket(experiment: unknown, ids: string): Promise<unknown[]> {
    const lines: string[] = [];
    await bucketIds({
      experimentFile: await put('experiment.json', experiment),
      idsFile: await put('ids.txt', ids),
      write: (line) => lines.push(line),
    });
    return lines.map((line) => JSON.parse(line) as unknown);
  }

  it('answers a line for a line, also where nobody stands', async () => {
    const design = { key: 'hero', variations: ['a', 'b'], hashVersion: 2, coverage: 0.5, hashAttribute: 'deviceId' };
    expect(await bucket(design, 'ü🙂\r\n\r\n0\na\u2028b')).toEqual([
      { id: 'ü🙂', variation: 1 },
      { id: '', variation: null },
      { id: '0', variation: 0 },
      { id: 'a\u2028b', variation: expect.toSatisfy((arm) => arm === null || arm === 0 || arm === 1) as unknown },
    ]);
  });

  it('takes conditions, and fields that say nothing, as the SDK does', async () => {
    const design = { key: 'hero', variations: [0, 1], weights: null, parentConditions: [], description: 'x', hashVersion: 2 };
    const all = await bucket(design, '1\n2');
    expect(all.every((line) => (line as { variation: unknown }).variation !== null)).toBe(true);
    expect(await bucket({ ...design, condition: { id: { $in: ['2'] } } }, '1\n2')).toEqual([
      { id: '1', variation: null },
      all[1],
    ]);
    const nobody = ['1', '2'].map((id) => ({ id, variation: null }));
    expect(await bucket({ ...design, condition: { country: 'US' } }, '1\n2')).toEqual(nobody);
    expect(await bucket({ ...design, coverage: null }, '1\n2')).toEqual(nobody);
    expect(await bucket({ ...design, force: null }, '1\n2')).toEqual(nobody);
  });

  it('refuses what it would have to leave out, and says which field', async () => {
    const design = { key: 'hero', variations: [0, 1], urlPatterns: [{ type: 'simple', include: true, pattern: '/' }] };
    await expect(bucket(design, '1')).rejects.toThrow(/urlPatterns/);
    await expect(bucket({ key: 'hero', variations: [0, 1], condition: [] }, '1')).rejects.toThrow(/condition/);
    await expect(bucket({ key: 'hero' }, '1')).rejects.toThrow(/variations/);
    await expect(bucket('{', '1')).rejects.toThrow(/not JSON/);
  });
});

describe('analyzeCounts', () => {
  it('prints every figure, and says when the sample ratio forbids a result', async () => {
    const arms = [
      { users: 5000, conversions: 100 },
      { users: 6000, conversions: 130 },
    ];
    const figures = await analyzeCounts(await put('counts.json', { arms, plannedUsers: 20_000 }));
    expect(figures.srm).toMatchObject({ degrees: 1, failed: true });
    expect(figures.comparisons[0]).toMatchObject({ arm: 1, against: 0, difference: expect.any(Number) as unknown });
  });

  it('refuses counts that cannot be', async () => {
    const of = async (arms: unknown) => analyzeCounts(await put('counts.json', { arms, plannedUsers: 100 }));
    await expect(of([{ users: 1, conversions: 2 }])).rejects.toThrow(/arms/);
    await expect(
      of([
        { users: 1, conversions: 2 },
        { users: 1, conversions: 0 },
      ]),
    ).rejects.toThrow(/arms\.0\.conversions: more conversions than users/);
    await expect(
      of([
        { users: -1, conversions: 0 },
        { users: 1, conversions: 0 },
      ]),
    ).rejects.toThrow(/arms\.0\.users/);
  });
});
