import { lengthsOf, type Net, type PartOfNet } from './hear-text.ts';
import { CODED, WORDS } from './hearing.gen.ts';

/* The network as the browser loads it: a sign for each value. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}~';
const MOST = Math.floor((SIGNS.length - 1) / 2);
/** Vectors are most of the network, and need few values. */
const MOST_OF_VECTORS = 7;
/** How many times the usual value lies beyond what the largest sign says of vectors. */
const REACH_OF_VECTORS = 2.8;
/** How far apart two signs of a file of vectors are. */
const STEP_OF_FILE = 0.05;
const SIGNS_A_LINE = 128;

export type Coded = Record<PartOfNet, { step: number; signs: string }>;

let read: Net | undefined;
/** The learned network. */
export const readNet = (): Net => (read ??= decode(WORDS, CODED));

export function decode(words: string, coded: Coded): Net {
  const listed = words.trim().split(/\s+/);
  const values = new Map(Array.from(SIGNS, (sign, at) => [sign, at - MOST] as const));
  const read = ({ step, signs }: { step: number; signs: string }) =>
    Float32Array.from(signs.replaceAll('\n', ''), (sign) => (values.get(sign) ?? 0) * step);
  const parts = Object.fromEntries(Object.entries(coded).map(([name, part]) => [name, read(part)])) as Net['parts'];
  return { words: new Map(listed.map((word, at) => [word, at + 1])), parts };
}

export function encode({ words, parts }: Net): { words: string; coded: Coded } {
  const names = Object.keys(lengthsOf(0)) as PartOfNet[];
  const coded = Object.fromEntries(
    names.map((name) => {
      const part = parts[name];
      const most = name === 'vectors' ? MOST_OF_VECTORS : MOST;
      const usual = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
      const largest = part.reduce((other, value) => Math.max(other, Math.abs(value)), 0);
      const step =
        Number(((name === 'vectors' ? Math.min(largest, REACH_OF_VECTORS * usual) : largest) / most).toPrecision(4)) || 1;
      const signs = Array.from(part, (value) => SIGNS.charAt(MOST + Math.max(-most, Math.min(most, Math.round(value / step)))));
      return [name, { step, signs: inLines(signs.join('')) }];
    }),
  ) as Coded;
  return { words: [...words.keys()].join(' '), coded };
}

const inLines = (signs: string): string => (signs.match(new RegExp(`.{1,${SIGNS_A_LINE}}`, 'g')) ?? []).join('\n');

/** A line for each word, with a sign for each value of its vector. */
export function readVectors(lines: string): Map<string, number[]> {
  const valueOf = (sign: string) => (SIGNS.indexOf(sign) - MOST) * STEP_OF_FILE;
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(' ');
        return [line.slice(0, at), Array.from(line.slice(at + 1), valueOf)] as const;
      }),
  );
}

/** The source of `hearing.gen.ts`. */
export function writeNet(net: Net): string {
  const { words, coded } = encode(net);
  return [
    '// Written by `npm run -s realty -- learn-copy`.',
    '',
    `export const WORDS = \`\n${words.replaceAll(/(.{1,120})(?: |$)/g, '$1\n')}\`;`,
    '',
    'export const CODED = {',
    ...Object.entries(coded).map(([name, { step, signs }]) => `  ${name}: { step: ${step}, signs: \`\n${signs}\n\` },`),
    '};',
    '',
  ].join('\n');
}
