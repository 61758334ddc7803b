import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEEPEST_JSON, parseJson } from './parse-json.ts';

const nest = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

describe('parseJson', () => {
  it('reads whatever JSON holds', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['lists', nest(DEEPEST_JSON)],
    ['brackets within a text', JSON.stringify(nest(5000))],
    ['brackets behind an escaped quote', JSON.stringify(`"\\"${nest(5000)}\\`)],
    ['many lists side by side', `[${Array.from({ length: 5000 }, () => '[]').join()}]`],
  ])('takes %s', (_what, text) => expect(parseJson(text)).toEqual(JSON.parse(text)));

  it.each([
    ['lists one level too deep', nest(DEEPEST_JSON + 1)],
    ['objects one level too deep', `${'{"a":'.repeat(DEEPEST_JSON + 1)}1${'}'.repeat(DEEPEST_JSON + 1)}`],
    ['half a million levels that never close', '['.repeat(500_000)],
    ['depth behind a text that ends in a backslash', `["\\\\",${nest(DEEPEST_JSON)}]`],
  ])('refuses %s before it is parsed', (_what, text) => expect(() => parseJson(text)).toThrow(/levels deep/));

  it('refuses more values than are asked for', () => {
    expect(parseJson('[1,2,3]', { mostValues: 10 })).toEqual([1, 2, 3]);
    expect(() => parseJson(`[${'0,'.repeat(10)}0]`, { mostValues: 10 })).toThrow(/10 values/);
    expect(() => parseJson(`[${'{},'.repeat(6)}{}]`, { mostValues: 10 })).toThrow(/10 values/);
  });
});
