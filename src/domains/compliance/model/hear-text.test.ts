import { describe, expect, it } from 'vitest';
import { decode, encode, readNet } from './coded-net.ts';
import { hear, windowsOf } from './hear-text.ts';
import { learnHearing } from './learn-hearing.ts';
import { readItems } from './read-items.ts';
import { readLabelled } from './read-labelled.ts';

describe('windowsOf', () => {
  it('hears sentences together, and every item once', () => {
    const items = readItems('The oak floors shine. '.repeat(40));
    const windows = windowsOf(items);
    expect(windows.length).toBeGreaterThan(1);
    expect(windows[0]?.[0]).toBe(0);
    expect(windows.at(-1)?.[1]).toBe(items.length);
    for (const [index, [from, to]] of windows.entries()) {
      expect(to - from).toBeLessThanOrEqual(41);
      if (index > 0) expect(from).toBe(windows[index - 1]?.[1]);
    }
    expect(windowsOf([])).toEqual([]);
  });
});

describe('hear', () => {
  it('tells a roundabout refusal from a lawful sentence with its words', () => {
    const ofText = (text: string) => {
      const items = readItems(text);
      return hear(readNet(), items, 0, items.length).likelihood;
    };
    expect(ofText('People like you would be happier on the other side of town.')).toBeGreaterThan(0.7);
    expect(ofText('The other side of town has a hardware store.')).toBeLessThan(0.5);
  });
});

describe('learnHearing', () => {
  const LABELLED = readLabelled(
    ['sex hard | [Men only], please.', 'fine | The kitchen has men at work.', 'sex hard | The room is for [men only].'].join(
      '\n',
    ),
  );

  it('gives the same network each time, and keeps it by a sign a value', () => {
    const net = learnHearing(LABELLED, new Map());
    expect(learnHearing(LABELLED, new Map())).toEqual(net);
    const { words, coded } = encode(net);
    const kept = decode(words, coded);
    expect(kept.words).toEqual(net.words);
    expect(encode(kept).words).toBe(words);
    for (const [at, value] of net.parts.filters.entries()) expect(kept.parts.filters[at]).toBeCloseTo(value, 1);
  });
});
