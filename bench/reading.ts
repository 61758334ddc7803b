import { createRandom } from '#lib/random.ts';
import {
  changeHostile,
  drawHostile,
  readerAmongManyPlaces,
  repeatTo,
  TEXT_READERS,
  type TextReader,
} from '#tests/support/hostile-texts.ts';
import { bestWorkTimeOf } from '#tests/support/work-time.ts';

export interface SlowestText {
  reader: string;
  characters: number;
  ms: number;
  /** The pieces that the slowest text repeats. */
  text: string;
}

/** Finds the slowest text for each reader of strangers' texts, by changing the slowest one so far. */
export function benchReading({ seed, rounds }: { seed: string; rounds: number }): SlowestText[] {
  return [...TEXT_READERS, readerAmongManyPlaces()].map((reader) => findSlowest(reader, seed, rounds));
}

function findSlowest(reader: TextReader, seed: string, rounds: number): SlowestText {
  const random = createRandom(`${seed} ${reader.name}`);
  let slowest = { text: 'a', ms: 0 };
  for (let round = 0; round < rounds; round++) {
    const text = round % 3 === 0 ? drawHostile(random, reader) : changeHostile(random, slowest.text, reader);
    const ms = bestWorkTimeOf(() => reader.read(repeatTo(text, reader.longest)), 3);
    if (ms > slowest.ms) slowest = { text, ms };
  }
  const ms = bestWorkTimeOf(() => reader.read(repeatTo(slowest.text, reader.longest)), 15);
  return { reader: reader.name, characters: reader.longest, ms: Math.round(ms * 10) / 10, text: slowest.text };
}
