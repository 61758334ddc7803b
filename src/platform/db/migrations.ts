import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const DATABASE_DIRECTORY = path.resolve(import.meta.dirname, '../../../db');

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The whole schema after one number: an empty database starts from it and skips the migrations up to that number. */
export interface Baseline {
  name: string;
  checksum: string;
  files: Migration[];
}

/** Migrations and baselines begin with four digits, which order them. */
export function numberOf(name: string): string {
  return name.slice(0, 4);
}

/** The numbered files of `db/migrations`, in order. */
export async function readMigrations(directory = DATABASE_DIRECTORY): Promise<Migration[]> {
  return readFiles(path.join(directory, 'migrations'), /^\d{4}_[a-z0-9_]+\.sql$/);
}

/** The folders of `db/baselines`, in order. Each holds one file a domain; a file comes after those that it needs. */
export async function readBaselines(directory = DATABASE_DIRECTORY): Promise<Baseline[]> {
  const numbers = (await readdir(path.join(directory, 'baselines'))).filter((name) => /^\d{4}$/.test(name)).toSorted();
  return Promise.all(
    numbers.map(async (number) => {
      const files = await readFiles(path.join(directory, 'baselines', number), /^\d{2}_[a-z]+\.sql$/);
      return { name: `${number}_baseline`, files, checksum: hash(files.map(({ checksum }) => checksum).join()) };
    }),
  );
}

/** The version that must first bring up what ends at this migration; undefined unless that is before the oldest baseline. */
export function findDetour(newest: string, baselines: Baseline[]): string | undefined {
  const [oldest, latest] = [baselines[0], baselines.at(-1)].map((baseline) => numberOf(baseline?.name ?? ''));
  return oldest === undefined || numberOf(newest) >= oldest
    ? undefined
    : `a version whose newest migration is one of ${oldest} to ${latest}`;
}

async function readFiles(directory: string, pattern: RegExp): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => pattern.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8');
      return { name, sql, checksum: hash(sql) };
    }),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
