import { describe, expect, it } from 'vitest';
import { parsePattern } from '#lib/pattern-parts.ts';
import { firstWordsOf } from './first-words.ts';

describe('firstWordsOf', () => {
  it.each([
    ['(?:the )?(?:cheap|fancy) condos?', 'the cheap fancy', ''],
    ['(?<![^ ])(?:bed ?rooms?)(?![^ ])', 'bed bedroom bedrooms', ''],
    [String.raw`(?<n>\d+(?:\.\d+)?) ?k`, '', '0 1 2 3 4 5 6 7 8 9'],
    ['habitaci[oó]n', 'habitacion habitación', ''],
    [String.raw`gentrif\w+ area|stomp\w*`, 'stomp', 'gentrif stomp'],
    ['(?<!no )(?=a)an? (?!dog)pet', 'a an', ''],
    [String.raw`(?:very ){1,3}quiet|[ld]ots|\$ ?5`, 'very lots dots $ $5', ''],
    ['[^ ]+ side', '', 'any word'],
    ['x(?: y)*', 'x', ''],
  ])('of %s are %s and what begins with %s', (pattern, words, beginnings) => {
    const first = firstWordsOf(pattern);
    expect([...first.words].toSorted()).toEqual(words.split(' ').filter(Boolean).toSorted());
    expect([...first.beginnings].toSorted()).toEqual(beginnings === 'any word' ? [''] : beginnings.split(' ').filter(Boolean));
  });

  it('holds any word for what can match none', () => {
    expect([...firstWordsOf('(?:a b)?').beginnings]).toEqual(['']);
  });
});

it('reads no pattern that repeats the text of a group, and none with an open one', () => {
  expect(() => parsePattern(String.raw`(a|b) \1`)).toThrow(RangeError);
  expect(() => parsePattern('(a|b')).toThrow(RangeError);
});
