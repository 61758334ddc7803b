import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { drawHostile, repeatTo, TEXT_READERS, type TextReader } from './support/hostile-texts.ts';
import { lookupsOf, UNKNOWN_WORD } from './support/lookups.ts';
import { growsSteadily } from './support/work-time.ts';

const TEXTS = 40;
/** What any text may cost without a question. */
const FREE_MS = 200;

const readsSteadily = ({ read, longest }: TextReader, text: string, { head, tail } = { head: '', tail: '' }) =>
  growsSteadily(read, (length) => `${head}${repeatTo(text, length - head.length - tail.length)}${tail}`, longest, FREE_MS);

describe.each(TEXT_READERS.map((reader) => [reader.name, reader] as const))('%s', (name, reader) => {
  it('are read in a time that grows as they do, however hostile', () => {
    const random = createRandom(`hostile ${name}`);
    const slow: string[] = [];
    for (let count = 0; count < TEXTS; count++) {
      const text = drawHostile(random, reader);
      if (!readsSteadily(reader, text)) slow.push(text);
    }
    for (const piece of reader.pieces.slice(0, 12)) if (!readsSteadily(reader, piece)) slow.push(piece);
    expect(slow).toEqual([]);
  });

  it('are read in such a time too where one piece is said again and again between others', () => {
    const random = createRandom(`between ${name}`);
    const slow: unknown[] = [];
    for (let count = 0; count < 2 * TEXTS; count++) {
      const text = random.pick(reader.pieces);
      const around = { head: random.pick(reader.pieces), tail: random.pick([...reader.pieces, 'x']) };
      if (!readsSteadily(reader, text, around)) slow.push({ text, ...around });
    }
    expect(slow).toEqual([]);
  });

  it('are looked up in tables that hold their own words alone, no “constructor”', () => {
    const texts = reader.pieces.slice(0, 30).flatMap((piece) => [`${piece} ${UNKNOWN_WORD}`, `${UNKNOWN_WORD} ${piece}`]);
    expect(
      lookupsOf(() => {
        for (const text of [UNKNOWN_WORD, `${UNKNOWN_WORD}: 2`, `${UNKNOWN_WORD},${UNKNOWN_WORD}\n1,2`, ...texts])
          try {
            reader.read(text);
          } catch {
            // Refused, as it may be.
          }
      }),
    ).toEqual([]);
  });
});
