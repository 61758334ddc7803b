import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { drawHostile, measureCost, repeatTo, TEXT_READERS, type TextReader } from './support/hostile-texts.ts';

const TEXTS = 40;
/** What any text may cost. Below it growth says little: the system hands out memory in jumps, and what is quadratic costs far more. */
const LEAST_MS = 50;
const MOST_GROWTH = 2.6;

/** Reading twice as much takes about twice as long: a busy machine may say otherwise once, but not always. */
function growsSteadily({ read, longest }: TextReader, text: string, around = { head: '', tail: '' }): boolean {
  const write = (length: number) =>
    `${around.head}${repeatTo(text, length - around.head.length - around.tail.length)}${around.tail}`;
  const [half, whole] = [write(longest / 2), write(longest)];
  for (let attempt = 0; attempt < 6; attempt++) {
    const cost = measureCost(() => read(whole), 1 + attempt * 2);
    if (cost < LEAST_MS || cost / measureCost(() => read(half), 1 + attempt * 2) < MOST_GROWTH) return true;
  }
  return false;
}

describe.each(TEXT_READERS.map((reader) => [reader.name, reader] as const))('%s', (name, reader) => {
  it('are read in a time that grows as they do, however hostile', () => {
    const random = createRandom(`hostile ${name}`);
    const slow: string[] = [];
    for (let count = 0; count < TEXTS; count++) {
      const text = drawHostile(random, reader);
      if (!growsSteadily(reader, text)) slow.push(text);
    }
    for (const piece of reader.pieces.slice(0, 12)) if (!growsSteadily(reader, piece)) slow.push(piece);
    expect(slow).toEqual([]);
  });

  it('are read in such a time too where one piece is said again and again between others', () => {
    const random = createRandom(`between ${name}`);
    const slow: unknown[] = [];
    for (let count = 0; count < 2 * TEXTS; count++) {
      const text = random.pick(reader.pieces);
      const around = { head: random.pick(reader.pieces), tail: random.pick([...reader.pieces, 'x']) };
      if (!growsSteadily(reader, text, around)) slow.push({ text, ...around });
    }
    expect(slow).toEqual([]);
  });
});
