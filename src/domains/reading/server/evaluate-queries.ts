import { readFile } from 'node:fs/promises';
import { OperatorError } from '#platform/config/operator-error.ts';
import { createGazetteer } from '../model/line/gazetteer.ts';
import { readQuery, warmUpReader } from '../model/read-query.ts';
import { type ReadingCase, scoreReading, slotF1, slotPrecision } from '../model/score-reading.ts';
import { readFrequentWords } from '#platform/ai/frequent-words.ts';
import { readPlaceNames } from './parse-queries.ts';

export interface QueryFigures {
  cases: number;
  f1: number;
  precision: number;
  /** Share of the cases read without a fault. */
  exact: number;
  fairHousing: { wanted: number; caught: number; falseAlarms: number };
  safety: { wanted: number; caught: number };
  p95Ms: number;
  /** What is wrong, a line for each case. */
  faults: string[];
}

/** Reads labeled searches and measures how well. Throws OperatorError for a file it cannot use. */
export async function evaluateQueries(options: {
  casesFile: string;
  gazetteerFile: string;
  today: string;
}): Promise<QueryFigures> {
  const gazetteer = createGazetteer(await readPlaceNames(options.gazetteerFile));
  const cases = await readCases(options.casesFile);
  const frequent = new Set(await readFrequentWords());
  const isFrequentWord = (word: string) => frequent.has(word);
  Array.from(warmUpReader());
  const read = (query: string) => readQuery(query, { gazetteer, isFrequentWord, today: options.today }).reading;
  const results = cases.map((one) => {
    const start = performance.now();
    const parsed = read(one.query);
    return { one, parsed, ms: performance.now() - start, score: scoreReading(one, parsed) };
  });
  const isFlagged = (flag: boolean | undefined) => flag ?? false;
  const [flagged, calm] = [
    results.filter(({ one }) => isFlagged(one.gold.fair_housing?.flag)),
    results.filter(({ one }) => !isFlagged(one.gold.fair_housing?.flag)),
  ];
  const unsafe = results.filter(({ one }) => (one.gold.safety ?? null) !== null);
  const scores = results.map(({ score }) => score);
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    cases: cases.length,
    f1: slotF1(scores),
    precision: slotPrecision(scores),
    exact: scores.filter(({ isExact }) => isExact).length / Math.max(1, scores.length),
    fairHousing: {
      wanted: flagged.length,
      caught: flagged.filter(({ parsed }) => isFlagged(parsed.fair_housing?.flag)).length,
      falseAlarms: calm.filter(({ parsed }) => isFlagged(parsed.fair_housing?.flag)).length,
    },
    safety: {
      wanted: unsafe.length,
      caught: unsafe.filter(({ one, parsed }) => one.gold.safety?.flag === parsed.safety?.flag).length,
    },
    p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
    faults: results
      .filter(({ score }) => !score.isExact)
      .map(
        ({ one, score }) =>
          `${one.id}: missing ${score.missing.join(', ') || 'nothing'}; added ${score.added.join(', ') || 'nothing'}`,
      ),
  };
}

async function readCases(file: string): Promise<ReadingCase[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => ({ optional: {}, ...(JSON.parse(line) as Omit<ReadingCase, 'optional'>) }));
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read as labelled searches, one JSON object a line.`, { cause });
  }
}
