import { describe, expect, it } from 'vitest';
import { cosine, leanToAnswers } from './meaning.ts';

describe('a wish drawn towards known answers', () => {
  const known = {
    wishes: [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ],
    answers: [
      [0, 0, 5, 0],
      [0, 0, 0, 5],
    ],
  };

  it('comes nearer to what answered the wish most like it, and farther from the rest', () => {
    const leaned = leanToAnswers(Float32Array.from([1, 0.1, 0, 0]), known);
    expect(cosine(leaned, [0, 0, 1, 0])).toBeGreaterThan(0.3);
    expect(cosine(leaned, [0, 0, 0, 1])).toBeLessThan(0);
  });

  it('stays where no known wish is like it', () => {
    expect([...leanToAnswers(Float32Array.from([0, 0, 1, 1]), known)]).toEqual([0, 0, 1, 1]);
    expect([...leanToAnswers(Float32Array.from([1, 0]), { wishes: [], answers: [] })]).toEqual([1, 0]);
  });
});
