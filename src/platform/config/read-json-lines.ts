import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** A line that is not in the form of the schema: its number, its `id` where it has one, and what is wrong with it. */
export interface UnreadLine {
  line: number;
  id: string | number | null;
  reason: string;
}

/**
 * Reads a JSON Lines file of an operator line by line; empty lines do not count. Returns how many were read. Throws
 * OperatorError for a file that cannot be read, and after the last line where some were not in the form of the schema, unless
 * `refuse` takes these.
 */
export async function readJsonLines<S extends z.ZodType>(
  file: string,
  schema: S,
  take: (one: z.output<S>) => void,
  refuse?: (unread: UnreadLine) => void,
): Promise<number> {
  let count = 0;
  let lineNumber = 0;
  const unread: number[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      lineNumber += 1;
      if (line.trim() === '') continue;
      const one = readLine(schema, line);
      if (!one.success) {
        if (refuse === undefined) unread.push(lineNumber);
        else refuse({ line: lineNumber, id: findId(line), reason: one.reason });
        continue;
      }
      take(one.data);
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

function readLine<S extends z.ZodType>(
  schema: S,
  line: string,
): { success: true; data: z.output<S> } | { success: false; reason: string } {
  const json = readJsonAs(z.unknown(), line);
  if (json === undefined) return { success: false, reason: 'is not JSON' };
  const read = schema.safeParse(json);
  return read.success ? read : { success: false, reason: describeIssues(read.error) };
}

function describeIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.length === 0 ? 'the line' : path.join('.')}: ${message}`).join('; ');
}

function findId(line: string): string | number | null {
  return readJsonAs(z.object({ id: z.union([z.string(), z.number()]) }), line)?.id ?? null;
}

/** JSON, also behind a byte order mark; undefined where it is none, or in another form. */
export function readJsonAs<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
