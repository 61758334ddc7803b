import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';
import { createGazetteer } from '../model/reading/gazetteer.ts';
import { readQuery, warmUpReader } from '../model/reading/read-query.ts';
import { readFrequentWords } from './frequent-words.ts';

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

/** Reads searches line by line and writes a reading for each; returns how many. Throws OperatorError for a file it cannot use. */
export async function parseQueries({ casesFile, gazetteerFile, today, write }: ParseQueriesOptions): Promise<number> {
  const gazetteer = createGazetteer(await readPlaceNames(gazetteerFile));
  const frequent = new Set(await readFrequentWords());
  warmUpReader();
  let count = 0;
  let lineNumber = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(casesFile), crlfDelay: Number.POSITIVE_INFINITY })) {
      lineNumber += 1;
      if (line.trim() === '') continue;
      const { id, query } = readAs(caseSchema, line, `${casesFile}, line ${lineNumber}`);
      write(
        JSON.stringify({
          id,
          parsed: readQuery(query, { gazetteer, isFrequentWord: (word) => frequent.has(word), today }).reading,
        }),
      );
      count += 1;
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${casesFile} cannot be read: check that it exists and may be read.`, { cause: error });
  }
  return count;
}

/** Names of places from a JSON file: `{"places": […]}` or an array. Throws OperatorError for another file. */
export async function readPlaceNames(file: string): Promise<string[]> {
  return readAs(gazetteerSchema, await readText(file), file);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read: check that it exists and may be read.`, { cause });
  }
}

function readAs<S extends z.ZodType>(schema: S, text: string, where: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OperatorError(`${where} is not in the form that is needed.`, { cause });
  }
}
