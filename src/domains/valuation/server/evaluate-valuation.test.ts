import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluateValuation } from './evaluate-valuation.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evaluate-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('gives every sale of the test file one line, and counts those it cannot place or learn for as misses', async () => {
  const at = (name: string) => path.join(folder, name);
  const mapping = {
    date: { column: 'sold', format: 'MM/DD/YYYY' },
    price: 'price',
    latitude: 'lat',
    longitude: 'lon',
    features: [{ column: 'size', kind: 'number' }],
  };
  await writeFile(at('mapping.json'), JSON.stringify(mapping));
  await writeFile(at('train.csv'), 'sold,price,lat,lon,size\n01/02/2024,100000,47,-122,900\n');
  const sales = [
    '"$400,000",1500,47.1,-122.1,02/03/2024',
    '300000,1200,,,02/04/2024',
    ',1100,47.1,-122.1,02/05/2024',
    '250000,1000,47.1,-122.1,',
    '260000,1000,47.1,-122.1,02/06/2024',
  ];
  await writeFile(at('test.csv'), `\uFEFFprice,size,lat,lon,sold\r\n${sales.join('\r\n')}\r\n`);
  const { n, hitRate } = await evaluateValuation({
    trainFile: at('train.csv'),
    testFile: at('test.csv'),
    mappingFile: at('mapping.json'),
    outFile: at('predictions.csv'),
    monthly: false,
    seed: '1',
    onProgress: () => {},
  });
  expect({ n, hitRate }).toEqual({ n: 4, hitRate: 0 });
  const lines = (await readFile(at('predictions.csv'), 'utf8')).trim().split('\n');
  expect(lines).toEqual(['index,estimate,low68,high68,low80,high80,refused', ...sales.map((_, index) => `${index},,,,,,1`)]);
});
