import { describe, expect, it } from 'vitest';
import { growsSteadily } from './work-time.ts';

const write = (length: number) => 'a'.repeat(length);

/** Work that the processor does, as often as told. */
function workFor(times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time++) sum = (sum * 31 + time) % 1_000_003;
  return sum;
}

describe('growsSteadily', () => {
  it.each([
    ['with the length', (text: string) => workFor(text.length * 3000), true],
    ['with its square', (text: string) => workFor(text.length ** 2), false],
    ['with its square, once a start that costs as much as the longest text', squareAfterStart(), false],
  ])('tells a cost that grows %s', (_, read, isSteady) => {
    expect(growsSteadily((text) => void read(text), write, 3000, 0)).toBe(isSteady);
  });

  it('lets pass what is cheap', () => {
    expect(growsSteadily((text) => void workFor(text.length ** 2), write, 300, 1000)).toBe(true);
  });
});

function squareAfterStart() {
  let isStarted = false;
  return (text: string) => {
    const start = isStarted ? 0 : 9_000_000;
    isStarted = true;
    return workFor(text.length ** 2 + start);
  };
}
