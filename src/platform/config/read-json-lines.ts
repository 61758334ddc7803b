import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/**
 * Reads a JSON Lines file of an operator line by line; empty lines do not count. Returns how many were read. Throws
 * OperatorError for a file that cannot be read, and after the last line where some were not in the form of the schema.
 */
export async function readJsonLines<S extends z.ZodType>(
  file: string,
  schema: S,
  take: (one: z.output<S>) => void,
): Promise<number> {
  let count = 0;
  let lineNumber = 0;
  const unread: number[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      lineNumber += 1;
      if (line.trim() === '') continue;
      const one = readJsonAs(schema, line);
      if (one === undefined) {
        unread.push(lineNumber);
        continue;
      }
      take(one);
      count += 1;
    }
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: check that it exists and may be read.`, { cause: error });
  }
  if (unread.length > 0) {
    const others = unread.length === 1 ? '' : `, and ${unread.length - 1} more,`;
    throw new OperatorError(`${file}, line ${unread[0]}${others} is not in the form that is needed.`);
  }
  return count;
}

/** JSON, also behind a byte order mark; undefined where it is none, or in another form. */
export function readJsonAs<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
