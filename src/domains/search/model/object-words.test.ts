import { expect, it } from 'vitest';
import { addressStarts, plainAddress } from './address-starts.ts';
import { splitStems } from './ranking/split-stems.ts';
import { readNumberWords } from '#domains/reading/model/line/number-words.ts';
import { splitTokens } from '#domains/reading/model/line/tokens.ts';

it('words that every object knows are words like others', () => {
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']) {
    const sentence = `${word} beds near ${word} st more ${word} than`;
    for (const token of readNumberWords(splitTokens(sentence).tokens)) expect(typeof token.word).toBe('string');
    for (const stem of splitStems(sentence)) expect(typeof stem).toBe('string');
    expect(JSON.stringify([addressStarts(sentence), plainAddress(sentence)])).not.toContain('native code');
  }
});
