import type { ContractReading, Evidence } from '../reading.ts';

/** A line that somebody typed on: "$__214,000____". Readers see the answer alone, quotes have the words of the file. */
const PEN_LINE = /_{2}/;

/** A reading whose quotes stand in the file as they are told, with the lines of a form that run through them. */
export function withPenLines<T extends { reading: ContractReading; evidence: readonly Evidence[] }>(
  read: T,
  pages: readonly string[],
) {
  if (!pages.some((page) => PEN_LINE.test(page))) return read;
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  const inFile = (quote: string): string => (text.includes(quote) ? quote : (drawnOver(quote).exec(text)?.[0] ?? quote));
  const quoted = <One extends { quote?: string | null }>(one: One): One =>
    one.quote == null ? one : { ...one, quote: inFile(one.quote) };
  const { contingencies, deadlines } = read.reading;
  return {
    ...read,
    reading: {
      ...read.reading,
      ...(contingencies === undefined ? {} : { contingencies: contingencies.map(quoted) }),
      ...(deadlines === undefined ? {} : { deadlines: deadlines.map(quoted) }),
    },
    evidence: read.evidence.map(quoted),
  };
}

/** The words of a quote, each gap between them drawn over with lines or not. */
const drawnOver = (quote: string): RegExp =>
  new RegExp(
    quote
      .split(' ')
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join('[ _]{1,80}'),
  );
