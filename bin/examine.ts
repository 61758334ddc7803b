import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '#platform/config/config.ts';
import { findDataDir } from '#platform/config/data-dir.ts';
import { findDetour, readBaselines, readMigrations } from '#platform/db/migrations.ts';
import { needsBuild } from './build-pages.ts';
import { examineMemory } from './examine-memory.ts';
import { explainFailure } from './explain-failure.ts';
import { findMissingConfig, type Finding } from './missing-config.ts';
import type { Operator } from './operator.ts';

const OLDEST_POSTGRES = 150_000;
const SCARCE_BYTES = 2 * 1024 ** 3;

/** Checks everything an installation needs. Broken parts stop it; missing ones cost a feature. */
export async function examine(operator: Operator): Promise<Finding[]> {
  const { config } = operator;
  return [
    { state: 'good', name: 'Runtime', text: `Node ${process.versions.node} on ${process.platform} ${process.arch}` },
    ...(await examineDatabase(operator)),
    await examineMemory(config),
    examineDisk(findDataDir(config)),
    (await needsBuild())
      ? {
          state: 'missing',
          name: 'Pages',
          text: 'not built from the present sources: the next start builds them, which takes about half a minute',
        }
      : { state: 'good', name: 'Pages', text: 'built' },
    ...describeLanguageModel(config),
    ...findMissingConfig(config),
  ];
}

function describeLanguageModel({ LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: name }: Config): Finding[] {
  if (url === undefined || name === undefined) return [];
  return [{ state: 'good', name: 'Language model', text: `${name} at ${new URL(url).host} reads what the rules leave over` }];
}

async function examineDatabase(operator: Operator): Promise<Finding[]> {
  try {
    return await operator.withDatabase(
      async ({ pool }) => [await examineVersion(operator, pool), await examineMigrations(pool)],
      { migrate: false },
    );
  } catch (error) {
    return [{ state: 'broken', name: 'Database', text: explainFailure(error) }];
  }
}

async function examineVersion({ config }: Operator, pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ number: string; version: string; size: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const [{ number, version, size } = { number: '0', version: '?', size: '?' }] = rows;
  if (Number(number) < OLDEST_POSTGRES) {
    return { state: 'broken', name: 'Database', text: `PostgreSQL ${version} is too old: move to version 15 or newer` };
  }
  return {
    state: 'good',
    name: 'Database',
    text: `PostgreSQL ${version}, ${size}, ${config.isLocal ? 'brought along' : 'from DATABASE_URL'}`,
  };
}

async function examineMigrations(pool: Pool): Promise<Finding> {
  const known = (await readMigrations()).map((migration) => migration.name);
  const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('schema_migrations') is not null as found`);
  const applied = rows[0]?.found
    ? (await pool.query<{ name: string }>('select name from schema_migrations')).rows.map((row) => row.name)
    : [];
  const newest = applied.toSorted().at(-1);
  const detour = newest === undefined ? undefined : findDetour(newest, await readBaselines());
  if (detour !== undefined) return { state: 'broken', name: 'Schema', text: `too old for this version: start ${detour} first` };
  const pending = known.filter((name) => !applied.includes(name));
  return pending.length === 0
    ? { state: 'good', name: 'Schema', text: `up to date (${known.at(-1) ?? 'empty'})` }
    : {
        state: 'missing',
        name: 'Schema',
        text: `${pending.length} migrations pending: the next start applies them, or the command migrate`,
      };
}

function examineDisk(dataDir: string): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free for ${dataDir}`;
  return free < SCARCE_BYTES
    ? { state: 'missing', name: 'Disk', text: `${text}: little, free some space` }
    : { state: 'good', name: 'Disk', text };
}
