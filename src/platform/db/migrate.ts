import pg from 'pg';
import { OperatorError } from '#platform/config/operator-error.ts';
import { inOneStep } from './in-one-step.ts';
import { findDetour, numberOf, readBaselines, readMigrations, type Baseline, type Migration } from './migrations.ts';
import { refuseSetAside } from './set-aside.ts';

const MIGRATION_LOCK = 7_313_925_441;
const WORTH_VACUUMING_BYTES = 1_000_000;

export interface MigrateOptions {
  /** Told the name of each step before it is applied. */
  onApply?: (name: string) => void;
  /** Holds the folders of migrations and baselines. */
  directory?: string;
  /** Stops after this number, or the number of this migration. */
  upTo?: string;
  /** What the database held is set aside meanwhile; without it, such a database is refused. */
  isRestoring?: boolean;
}

/** What one transaction applies: a migration, or a baseline. `records` is what counts as applied then. */
interface Step {
  name: string;
  files: Migration[];
  records: { name: string; checksum: string }[];
}

/**
 * Brings a database to the newest schema: an empty one from the newest baseline, then each missing migration. Each
 * step is one transaction, all under an advisory lock, so that several processes may start at once. Returns the names of
 * the steps that it applied. Throws OperatorError, and leaves the schema as the last good step made it, if a file fails,
 * if an applied one has changed, or if the database is older than the oldest baseline.
 */
export async function migrateDatabase(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'realty-migrate', connectionTimeoutMillis: 15_000 });
  // The connection may break while we wait for the lock; the query in flight reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (options.isRestoring !== true) await refuseSetAside(client);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const steps = await findMissing(client, options);
    for (const step of steps) {
      options.onApply?.(step.name);
      await applyStep(client, step);
    }
    if (steps.length > 0) await vacuumRewritten(client);
    return steps.map(({ name }) => name);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Rewriting a table loses its visibility map, and only changes to its rows would bring it back. */
async function vacuumRewritten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relallvisible = 0 and pg_relation_size(oid) > $1`,
    [WORTH_VACUUMING_BYTES],
  );
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`);
}

async function findMissing(client: pg.Client, { directory, upTo = '9999' }: MigrateOptions): Promise<Step[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const baselines = await readBaselines(directory);
  const migrations = await readMigrations(directory);
  refuseChanged(applied, [...baselines, ...migrations]);
  const wanted = migrations.filter(({ name }) => numberOf(name) <= numberOf(upTo));
  if (applied.size > 0) {
    refuseTooOld([...applied.keys()], baselines);
    return wanted.filter(({ name }) => !applied.has(name)).map(toStep);
  }
  const baseline = baselines.findLast(({ name }) => numberOf(name) <= numberOf(upTo));
  if (baseline === undefined) return [];
  const isCovered = ({ name }: Migration) => numberOf(name) <= numberOf(baseline.name);
  return [
    { ...baseline, records: [baseline, ...wanted.filter(isCovered)] },
    ...wanted.filter((migration) => !isCovered(migration)).map(toStep),
  ];
}

function toStep(migration: Migration): Step {
  return { name: migration.name, files: [migration], records: [migration] };
}

function refuseChanged(applied: Map<string, string>, known: { name: string; checksum: string }[]): void {
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed !== undefined) {
    throw new OperatorError(
      `The migration ${changed.name} was changed after this database had applied it: restore the file, and write the change into a new one.`,
    );
  }
}

function refuseTooOld(applied: string[], baselines: Baseline[]): void {
  const newest = applied.toSorted().at(-1) ?? '';
  const detour = findDetour(newest, baselines);
  if (detour !== undefined) {
    throw new OperatorError(
      `The database is too old for this version: its newest migration is ${newest}. Start ${detour} on it first, then this one. Nothing was changed.`,
    );
  }
}

async function applyStep(client: pg.Client, { files, records }: Step): Promise<void> {
  let current = '';
  try {
    await inOneStep(client, async () => {
      for (const { name, sql } of files) {
        current = name;
        await client.query(sql);
      }
      for (const { name, checksum } of records)
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    });
  } catch (error) {
    const isAboutTheFile = error instanceof pg.DatabaseError && !/^(08|53|57|58|42501)/.test(error.code ?? '');
    if (!isAboutTheFile) throw error;
    throw new OperatorError(
      `The migration ${current} failed and was undone (${error.message}): the database is as before; report this.`,
      {
        cause: error,
      },
    );
  }
}
