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

/** So many lines are named that could not be used. */
const MOST_NAMED = 5;

/**
 * Reads a JSON Lines file of an operator line by line; empty lines do not count, and a line that cannot be used keeps no other
 * from being read. Returns how many were read. Throws OperatorError for a file that cannot be read, and after the last line
 * where some were not in the form of the schema or failed in `take`, unless `refuse` takes these.
 */
export async function readJsonLines<S extends z.ZodType>(
  file: string,
  schema: S,
  take: (one: z.output<S>) => void,
  refuse?: (unread: UnreadLine) => void,
): Promise<number> {
  let count = 0;
  let lineNumber = 0;
  let cause: unknown;
  const unread: UnreadLine[] = [];
  const refused = refuse ?? ((one: UnreadLine) => void unread.push(one));
  for await (const line of linesOf(file)) {
    lineNumber += 1;
    if (line.trim() === '') continue;
    const one = readLine(schema, line);
    if (!one.success) {
      refused({ line: lineNumber, id: findId(line), reason: one.reason });
      continue;
    }
    try {
      take(one.data);
      count += 1;
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      cause ??= error;
      refused({
        line: lineNumber,
        id: findId(line),
        reason: `failed: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }
  if (unread.length > 0) {
    const named = unread.slice(0, MOST_NAMED).map(({ line, reason }) => `line ${line}: ${reason}`);
    const others = unread.length > MOST_NAMED ? `; ${unread.length - MOST_NAMED} more lines` : '';
    throw new OperatorError(
      `${file}: ${named.join('; ')}${others}. ${count} other ${count === 1 ? 'line was' : 'lines were'} read.`,
      {
        cause,
      },
    );
  }
  return count;
}

const FAULTS: Record<string, string> = {
  ENOENT: 'does not exist: check its name',
  EISDIR: 'is a folder: name a file in it',
  EACCES: 'may not be read: check its permissions',
  EPERM: 'may not be read: check its permissions',
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file);
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new OperatorError(`${file} ${FAULTS[code] ?? `cannot be read (${code})`}.`, { cause: error });
  } finally {
    stream.destroy();
  }
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
