import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpLanguageModel } from '#platform/ai/http-language-model.ts';
import { SILENT_MODEL } from '#platform/ai/language-model.ts';
import type { Log } from '#platform/log/log.ts';
import { readContract } from '../model/read-contract.ts';
import { fillByModel } from './fill-by-model.ts';

// Its sides are named in a way that no rule reads.
const PAPER = `REAL ESTATE PURCHASE AGREEMENT
This agreement is made on March 2, 2026. The home at 18 Birch Lane, Dover, NH 03820 belongs to Odile Marchand, who parts with it by deed.
It goes to Ravi Menon, who will buy it. Seller agrees to sell and Buyer agrees to buy. The purchase price is $381,000.00.
A deposit of $8,000.00 is paid now. Closing shall take place on or before April 30, 2026.
A repair credit of $2,500.00 is given at closing.
`;

let server: Server;
let answer = '';
let asked = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked = body;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content: answer } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const log = { warn: () => undefined } as unknown as Log;
async function fill(terms: unknown, paper = PAPER) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const languageModel = createHttpLanguageModel({ url, model: 'stand-in', timeoutMs: 5000, callsPerHour: 100 });
  answer = typeof terms === 'string' ? terms : JSON.stringify({ terms });
  return fillByModel({ languageModel, log }, [paper], readContract([paper]));
}

test('what the rules left open is filled from words of the paper, and its evidence says by whom', async () => {
  const read = await fill([
    { path: 'parties.sellers', value: 'Odile Marchand', quote: 'belongs to Odile Marchand, who parts with it by deed' },
  ]);
  expect(read.reading.parties?.sellers).toEqual(['Odile Marchand']);
  expect(read.evidence.at(-1)).toEqual({
    path: 'parties.sellers',
    page: 1,
    quote: 'belongs to Odile Marchand, who parts with it by deed',
    by: 'AI model stand-in',
  });
  expect(asked).toContain('parties.sellers');
});

test.each([
  [
    'words that the paper does not have',
    { path: 'parties.sellers', value: 'Odile Marchand', quote: 'The seller is Odile Marchand' },
  ],
  [
    'a value that its words do not say',
    { path: 'parties.sellers', value: 'Ravi Menon', quote: 'belongs to Odile Marchand, who parts' },
  ],
  ['a term that the rules read', { path: 'price', value: '8000', quote: 'A deposit of $8,000.00 is paid now' }],
  ['a sentence for a name', { path: 'deposit.holder', value: 'A deposit of', quote: 'A deposit of $8,000.00 is paid now' }],
  ['a path that is no term', { path: 'flags.0', value: 'x', quote: 'A deposit of $8,000.00 is paid now' }],
])('%s changes nothing', async (_what, term) => {
  expect((await fill([term])).reading).toEqual(readContract([PAPER]).reading);
});

test('a figure that its own words give to another term is not taken', async () => {
  const paper = PAPER.replace('The purchase price is $381,000.00.', 'The price is left to an appraiser.');
  const read = await fill([{ path: 'price', value: '2500', quote: 'A repair credit of $2,500.00 is given' }], paper);
  expect(read.reading.price).toBeNull();
});

test('a blank is not overruled, and an empty form is not sent', async () => {
  const paper = PAPER.replace('$381,000.00', '$________').replace('A repair credit of', 'Another sum of');
  const read = await fill([{ path: 'price', value: '2500', quote: 'Another sum of $2,500.00 is given' }], paper);
  expect(read.reading.price).toBeNull();
  asked = '';
  await fill(
    [],
    'PURCHASE AGREEMENT\nSeller: ______ Buyer: ______\nSeller agrees to sell and Buyer agrees to buy. Purchase price: $______ Title by deed. Closing date: ______',
  );
  expect(asked).toBe('');
});

test('nonsense, silence and no model leave the reading as it was', async () => {
  const before = readContract([PAPER]);
  expect(await fill('no JSON')).toEqual(before);
  expect(await fill({ terms: 'none' })).toEqual(before);
  expect(await fillByModel({ languageModel: SILENT_MODEL, log }, [PAPER], before)).toBe(before);
});
