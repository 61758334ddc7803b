import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isRecord } from '#lib/json-value.ts';
import { deliverToStranger, secondsToNextTry } from './deliver-to-stranger.ts';

async function deliverTo(answer: { status: number; headers?: Record<string, string> }, mayBePrivate = true) {
  const server = createServer((_request, response) => response.writeHead(answer.status, answer.headers).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = isRecord(bound) ? Number(bound['port']) : 0;
  try {
    return await deliverToStranger(`http://127.0.0.1:${port}/hook`, { headers: {}, body: '{}', mayBePrivate });
  } finally {
    server.close();
  }
}

it.each([
  [204, 'taken'],
  [404, 'missing'],
  [410, 'gone'],
  [400, 'refused'],
  [301, 'refused'],
  [429, 'later'],
  [503, 'later'],
])('reads status %i as %s', async (status, what) => {
  expect(await deliverTo({ status })).toMatchObject({ what, answer: `status ${status}` });
});

it('says how long it is asked to wait, what it must not reach, and who does not answer', async () => {
  expect(await deliverTo({ status: 503, headers: { 'retry-after': '90' } })).toMatchObject({ what: 'later', waitSeconds: 90 });
  expect(await deliverTo({ status: 200 }, false)).toMatchObject({ what: 'forbidden' });
  expect(await deliverToStranger('http://127.0.0.1:1/', { headers: {}, body: '', mayBePrivate: true })).toMatchObject({
    what: 'later',
  });
});

it('waits longer each time, as long as it is asked to within the longest pause, and gives up', () => {
  const pauses = [10, 60, 600];
  expect([1, 2, 3, 4].map((failures) => secondsToNextTry(pauses, failures, {}, 0))).toEqual([10, 60, 600, undefined]);
  expect(secondsToNextTry(pauses, 1, {}, 1)).toBe(12);
  expect(secondsToNextTry(pauses, 1, { waitSeconds: 100 }, 0)).toBe(100);
  expect(secondsToNextTry(pauses, 1, { waitSeconds: 99_999 }, 0)).toBe(600);
  expect(secondsToNextTry(pauses, 2, { waitSeconds: 5 }, 0)).toBe(60);
});
