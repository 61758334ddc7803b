import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';
import { readJsonAs, readJsonLines } from '#platform/config/read-json-lines.ts';
import { createGazetteer } from '../model/line/gazetteer.ts';
import { readQuery } from '../model/read-query.ts';
import { readFrequentWords } from '#platform/ai/frequent-words.ts';

const gazetteerSchema = z.union([
  z.array(z.string()),
  z.object({ places: z.array(z.string()) }).transform(({ places }) => places),
]);
const caseSchema = z.object({ id: z.union([z.string(), z.number()]), query: z.string() });

export interface ParseQueriesOptions {
  casesFile: string;
  gazetteerFile: string;
  /** Calendar day, YYYY-MM-DD. */
  today: string;
  write: (line: string) => void;
}

/**
 * Reads searches line by line and writes a reading for each; returns how many. Throws OperatorError for a file it cannot
 * use, and after the last line where some were no searches.
 */
export async function parseQueries({ casesFile, gazetteerFile, today, write }: ParseQueriesOptions): Promise<number> {
  const gazetteer = createGazetteer(await readPlaceNames(gazetteerFile));
  const frequent = new Set(await readFrequentWords());
  return readJsonLines(casesFile, caseSchema, (search) => {
    const { reading } = readQuery(search.query, { gazetteer, isFrequentWord: (word) => frequent.has(word), today });
    write(JSON.stringify({ id: search.id, parsed: reading }));
  });
}

/** Names of places from a JSON file: `{"places": […]}` or an array. Throws OperatorError for another file. */
export async function readPlaceNames(file: string): Promise<string[]> {
  const names = readJsonAs(gazetteerSchema, await readText(file));
  if (names === undefined) throw new OperatorError(`${file} is not in the form that is needed.`);
  return names;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read: check that it exists and may be read.`, { cause });
  }
}
