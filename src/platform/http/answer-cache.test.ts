import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

function setUp() {
  const state = { version: 1 as number | undefined, made: 0, time: 0 };
  const cache = createAnswerCache({ version: () => state.version }, () => state.time);
  const ask = async (path = '/api/x', init: RequestInit = {}, answer?: () => Response) => {
    const response = await cache.answer(new Request(`http://here${path}`, init), async () => {
      state.made += 1;
      return answer?.() ?? Response.json({ n: state.made }, { headers: { etag: `"${state.made}"`, 'x-kind': 'json' } });
    });
    return { response, text: await response.text() };
  };
  return { state, ask };
}

describe('the answer cache', () => {
  it('gives the same answer, headers and all, until something changes', async () => {
    const { state, ask } = setUp();
    await ask();
    const again = await ask();
    expect(again.text).toBe('{"n":1}');
    expect(again.response.headers.get('x-kind')).toBe('json');
    state.version = 2;
    expect((await ask()).text).toBe('{"n":2}');
  });

  it('forgets after half a minute, and tells addresses apart', async () => {
    const { state, ask } = setUp();
    await ask();
    expect((await ask('/api/x?a=1')).text).toBe('{"n":2}');
    state.time = 29_000;
    expect((await ask()).text).toBe('{"n":1}');
    state.time = 31_000;
    expect((await ask()).text).toBe('{"n":3}');
  });

  it('tells variants of an address apart', async () => {
    const cache = createAnswerCache({ version: () => 1 }, () => 0);
    const ask = async (said: string, variant?: string) =>
      (await cache.answer(new Request('http://here/x'), async () => Response.json(said), variant)).json();
    expect(await ask('plain')).toBe('plain');
    expect(await ask('one', 'arm 1')).toBe('one');
    expect(await ask('again', 'arm 1')).toBe('one');
    expect(await ask('two', 'arm 2')).toBe('two');
    expect(await ask('again')).toBe('plain');
  });

  it('does not keep what a change overtook', async () => {
    const { state, ask } = setUp();
    await ask('/api/x', {}, () => {
      state.version = 2;
      return Response.json({ old: true });
    });
    expect((await ask()).text).toBe('{"n":2}');
  });

  it('keeps nothing while no change could be heard', async () => {
    const { state, ask } = setUp();
    state.version = undefined;
    await ask();
    expect((await ask()).text).toBe('{"n":2}');
  });

  it.each([
    ['errors', {}, () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })],
    ['pictures', {}, () => new Response('x', { headers: { 'content-type': 'image/webp' } })],
    [
      'what asks not to be kept',
      {},
      () => new Response('{}', { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } }),
    ],
    ['the answers of signed-in people', { headers: { authorization: 'Bearer x' } }, () => Response.json({})],
    ['writes', { method: 'POST' }, () => Response.json({})],
  ])('never keeps %s', async (_what, init, answer) => {
    const { state, ask } = setUp();
    await ask('/api/x', init, answer);
    await ask('/api/x', init, answer);
    expect(state.made).toBe(2);
  });

  it('answers 304 to who has it already', async () => {
    const { ask } = setUp();
    await ask();
    const { response, text } = await ask('/api/x', { headers: { 'if-none-match': '"1"' } });
    expect(response.status).toBe(304);
    expect(text).toBe('');
  });
});
