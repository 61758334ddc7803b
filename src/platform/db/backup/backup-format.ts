import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '#platform/config/operator-error.ts';

/**
 * A backup is one file: lines of JSON, compressed with Zstandard. Rows are PostgreSQL's text of a row, so every type
 * comes back exactly, on any version and machine. The last line says that the file is complete.
 */
export const FORMAT = 2;
/** Format 1 lacks the secret. */
const READ_FORMATS = [1, FORMAT];

export const headerSchema = z.object({
  kind: z.literal('realty-backup'),
  format: z.literal(READ_FORMATS),
  createdAt: z.string(),
  /** The newest migration at that time. */
  migration: z.string(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({ kind: z.literal('sequence'), sequence: z.string(), value: z.number(), isCalled: z.boolean() }),
  z.object({ kind: z.literal('jobs'), queue: z.string(), jobs: z.array(z.record(z.string(), z.unknown())) }),
  /** What opens all that is sealed, where the installation made it itself. */
  z.object({ kind: z.literal('secret'), secret: z.string() }),
  z.object({ kind: z.literal('file'), path: z.string(), data: z.string() }),
  z.object({ kind: z.literal('end'), rows: z.number(), files: z.number() }),
]);
export type BackupEntry = z.infer<typeof entrySchema>;

export interface BackupTally {
  rows: number;
  files: number;
}

/** Reads a backup from the start. Throws OperatorError if the file is not a backup, is damaged or ends too early. */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | BackupEntry> {
  const damaged = new OperatorError(`${file} is damaged or not complete: take another backup file.`);
  const source = createReadStream(file);
  const unpacked = createZstdDecompress();
  source.on('error', (error) => unpacked.destroy(error));
  const lines = createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  let isFirst = true;
  let isWhole = false;
  const tally: BackupTally = { rows: 0, files: 0 };
  try {
    for await (const line of lines) {
      const value: unknown = JSON.parse(line);
      if (isFirst) {
        isFirst = false;
        yield parseHeader(value, file);
        continue;
      }
      const entry = entrySchema.parse(value);
      if (entry.kind === 'rows') tally.rows += entry.rows.length;
      if (entry.kind === 'file') tally.files += 1;
      if (entry.kind === 'end') isWhole = entry.rows === tally.rows && entry.files === tally.files;
      yield entry;
    }
  } catch (error) {
    throw explainReading(error, file) ?? damaged;
  }
  if (!isWhole) throw damaged;
}

function parseHeader(value: unknown, file: string): BackupHeader {
  const header = headerSchema.safeParse(value);
  if (header.success) return header.data;
  throw new OperatorError(`${file} is no backup that this version can read: name a file made by the command backup.`);
}

function explainReading(error: unknown, file: string): unknown {
  if (error instanceof OperatorError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new OperatorError(`There is no file ${file}: check the path.`, { cause: error });
  if (code === 'EACCES' || code === 'EISDIR')
    return new OperatorError(`${file} cannot be read: check the path and its rights.`, { cause: error });
  // Errors of a consumer that stopped us are its own; errors of the text are damage.
  return undefined;
}
