import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Embedder, EmbedderError } from '#platform/ai/embedder.ts';
import { getOnDeviceEmbedder } from '#platform/ai/on-device-embedder.ts';
import { findTestData } from '#tests/support/test-data.ts';
import { evaluateTextFile, rankTextFile } from './rank-texts.ts';

const broken: Embedder = { name: 'none', embed: () => Promise.reject(new EmbedderError('no model')) };

function writeSet(set: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'texts-')), 'set.json');
  // With the byte order mark that some editors leave.
  writeFileSync(file, `\uFEFF${JSON.stringify(set)}`);
  return file;
}

describe('ranking a file', () => {
  const file = writeSet({
    docs: [
      { id: 7, text: 'Granite counters and a two-car garage.' },
      { id: 'b', text: 'Five-stall barn on ten acres of pasture.' },
    ],
    queries: [
      { q: 'room for horses', kind: 'para', gold: 'b' },
      { q: 'granite counters', kind: 'lex', gold: 7 },
    ],
  });

  it('falls back to words where no model runs, and says so', async () => {
    const warnings: string[] = [];
    const ranked = await rankTextFile(file, broken, (line) => warnings.push(line));
    expect(ranked).toEqual([
      { q: 0, ranked: ['b', 7] },
      { q: 1, ranked: [7, 'b'] },
    ]);
    expect(warnings).toEqual(['Ranked by words alone: no model']);
    expect(await evaluateTextFile(file, broken, () => {})).toMatchObject({ recallAt5: 1, keywordRecallAt1: 1, faults: [] });
  });

  it('uses the vectors of the model that comes along', async () => {
    const warnings: string[] = [];
    const ranked = await rankTextFile(file, getOnDeviceEmbedder(), (line) => warnings.push(line));
    expect(ranked.map((one) => one.ranked[0])).toEqual(['b', 7]);
    expect(warnings).toEqual([]);
  });

  it('asks a model again that failed once', async () => {
    let asked = 0;
    const shaky: Embedder = {
      name: 'shaky',
      embed: (texts) =>
        asked++ === 0
          ? Promise.reject(new EmbedderError('out of memory'))
          : Promise.resolve(texts.map(() => new Float32Array(512).fill(1))),
    };
    const warnings: string[] = [];
    expect(await rankTextFile(file, shaky, (line) => warnings.push(line))).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('says what is wrong with a file', async () => {
    await expect(rankTextFile(writeSet({ docs: 1 }), broken, () => {})).rejects.toThrow(/cannot be read as/);
  });
});

const setFile = findTestData('retrieval/set1.json');

describe.runIf(setFile !== undefined)('labelled wishes', () => {
  it('find their homes', async () => {
    const figures = await evaluateTextFile(setFile ?? '', getOnDeviceEmbedder(), () => {});
    expect(figures.recallAt5).toBeGreaterThanOrEqual(0.8);
    expect(figures.keywordRecallAt1).toBe(1);
  });
});
