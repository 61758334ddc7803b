import type pg from 'pg';
import { OperatorError } from '#platform/config/operator-error.ts';
import { inOneStep } from './in-one-step.ts';

/** The schemas of the product, and what each is called while a restore fills new ones. */
const SCHEMAS = { public: 'before_restore', pgboss: 'pgboss_before_restore' };

/** Keeps what a database holds under other names, until a restore has succeeded. Dropping it first would lose it with a failure. */
export async function setAside(client: pg.Client): Promise<void> {
  await inOneStep(client, async () => {
    for (const [name, aside] of Object.entries(SCHEMAS)) if (await exists(client, name)) await rename(client, name, aside);
    await client.query('create schema public');
    await moveExtensions(client, SCHEMAS.public, 'public');
  });
}

/** Drops what a restore that failed has made, and gives what was set aside its names again. */
export async function putBack(client: pg.Client): Promise<void> {
  await inOneStep(client, async () => {
    await moveExtensions(client, 'public', SCHEMAS.public);
    for (const [name, aside] of Object.entries(SCHEMAS)) {
      await client.query(`drop schema if exists ${name} cascade`);
      if (await exists(client, aside)) await rename(client, aside, name);
    }
  });
}

export async function dropSetAside(client: pg.Client): Promise<void> {
  for (const aside of Object.values(SCHEMAS)) await client.query(`drop schema if exists ${aside} cascade`);
}

/** Whether a restore was killed here before it was done. */
export async function isSetAside(client: pg.Client): Promise<boolean> {
  return exists(client, SCHEMAS.public);
}

/** No site starts on what a killed restore left: its rows may be missing. Throws OperatorError. */
export async function refuseSetAside(client: pg.Client): Promise<void> {
  if (!(await isSetAside(client))) return;
  throw new OperatorError(
    'A restore was cut off here: run it again, with --replace. What the database held before it is kept until one succeeds.',
  );
}

async function exists(client: pg.Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 1;
}

function rename(client: pg.Client, from: string, to: string) {
  return client.query(`alter schema ${from} rename to ${to}`);
}

/** A database has each extension once: what was set aside and what is restored use the same. */
async function moveExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(extname) as name from pg_extension where extrelocatable and extnamespace = to_regnamespace($1)`,
    [from],
  );
  for (const { name } of rows) await client.query(`alter extension ${name} set schema ${to}`);
}
