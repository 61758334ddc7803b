import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { createLog } from '#platform/log/log.ts';
import { makeDataDir, removeDataDir } from '#tests/support/temporary-server.ts';
import { startLocalPostgres, type LocalPostgres } from './local-postgres.ts';
import { isRunning } from './process-identity.ts';

const log = createLog('silent');
let dataDir: string;
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(options: { supervise?: boolean } = {}): Promise<LocalPostgres> {
  return startLocalPostgres({ dataDir, log, ...options });
}

async function query<T extends pg.QueryResultRow>({ connectionString }: LocalPostgres, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function readPid({ clusterDir }: LocalPostgres): Promise<number> {
  return Number.parseInt(await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
}

async function spawnUser(): Promise<{ child: ChildProcess; isOwner: boolean }> {
  const child = spawn(process.execPath, [path.join(PROJECT_DIR, 'tests/support/postgres-user.ts'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, ...(JSON.parse(chunk.toString()) as { isOwner: boolean }) };
}

describe('a new local server', () => {
  beforeEach(async () => {
    dataDir = await makeDataDir('realty-supervisor');
  });
  afterEach(() => removeDataDir(dataDir));

  it('makes a durable server, leaves nothing running after stop, and keeps what was written', async () => {
    const first = await start();
    expect(first.isOwner).toBe(true);
    const settings = await query<{ name: string; setting: string }>(
      first,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'jit', 'listen_addresses', 'server_encoding') order by name",
    );
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      jit: 'off',
      listen_addresses: '',
      server_encoding: 'UTF8',
    });
    await query(first, 'create table kept as select 7 as n');
    const pid = await readPid(first);
    await first.stop();
    expect(isRunning(pid)).toBe(false);

    const second = await start();
    expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  it('starts over where creating the database was broken off', async () => {
    await mkdir(path.join(dataDir, 'postgres.new/base'), { recursive: true });
    const postgres = await start();
    expect(await query(postgres, 'select 1 as n')).toEqual([{ n: 1 }]);
    await postgres.stop();
  });

  it('works below a folder whose path is too long for a socket', async () => {
    await chmod(dataDir, 0o711);
    const deep = path.join(dataDir, 'a-folder-with-a-long-name'.repeat(6));
    const postgres = await startLocalPostgres({ dataDir: deep, log });
    expect(await query(postgres, 'select 1 as n')).toEqual([{ n: 1 }]);
    await postgres.stop();
  });

  it.runIf(process.getuid?.() === 0)(
    'as root keeps the cluster where its user can reach it, below a folder that only root can enter',
    async () => {
      await chmod(dataDir, 0o700);
      const postgres = await startLocalPostgres({ dataDir: path.join(dataDir, 'closed'), log });
      const [owner] = await query<{ directory: string }>(postgres, "select current_setting('data_directory') as directory");
      await postgres.stop();
      expect(owner?.directory).toBe(postgres.clusterDir);
      expect(postgres.clusterDir).toMatch(/^\/var\/lib\/realty-ai-/);
      await rm(path.dirname(postgres.clusterDir), { recursive: true });
    },
  );
});

describe('the local server of a folder', () => {
  beforeAll(async () => {
    dataDir = await makeDataDir('realty-supervisor');
  });
  afterAll(() => removeDataDir(dataDir));

  it('refuses a wrong password', async () => {
    const postgres = await start();
    const wrong = { ...postgres, connectionString: postgres.connectionString.replace(/:[^:@]+@/, ':wrong@') };
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password/);
    await postgres.stop();
  });

  it('joins a running server, which ends only with the last of its users', async () => {
    const mine = await start();
    const pid = await readPid(mine);
    const other = await spawnUser();
    expect(other.isOwner).toBe(false);
    other.child.stdin?.end();
    await once(other.child, 'exit');
    expect(isRunning(pid)).toBe(true);

    const last = await spawnUser();
    await mine.stop();
    expect(isRunning(pid)).toBe(true);
    last.child.stdin?.end();
    await once(last.child, 'exit');
    expect(isRunning(pid)).toBe(false);
  });

  it('adopts the server of a killed process, with everything that was committed', async () => {
    const { child, isOwner } = await spawnUser();
    expect(isOwner).toBe(true);
    const mine = await start();
    await query(mine, 'drop table if exists kept; create table kept as select 7 as n');
    await mine.stop();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const adopter = await start();
    expect(adopter.isOwner).toBe(false);
    expect(await query(adopter, 'select n from kept')).toEqual([{ n: 7 }]);
    const pid = await readPid(adopter);
    await adopter.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('recovers from the crash of the server itself', async () => {
    const first = await start();
    await query(first, 'drop table if exists kept; create table kept as select 7 as n');
    process.kill(await readPid(first), 'SIGKILL');
    const second = await start();
    expect(second.isOwner).toBe(true);
    expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
    await first.stop();
  });

  it('starts the server again that ended while it was in use', async () => {
    const postgres = await start({ supervise: true });
    const pid = await readPid(postgres);
    process.kill(pid, 'SIGKILL');
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await wait(100);
      if ((await readPid(postgres).catch(() => pid)) !== pid && (await query(postgres, 'select 1').catch(() => [])).length === 1)
        break;
    }
    expect(await query(postgres, 'select 1 as n')).toEqual([{ n: 1 }]);
    await postgres.stop();
  });

  it('does not take another program with the number of a dead server for the server', async () => {
    const first = await start();
    const { clusterDir } = first;
    await first.stop();
    await writeFile(
      path.join(clusterDir, 'postmaster.pid'),
      `${process.pid}\n${clusterDir}\n0\n5432\n${clusterDir}\n\n\nready\n`,
    );
    const second = await start();
    expect(second.isOwner).toBe(true);
    await second.stop();
  });

  it('says what to do with the data of another version', async () => {
    const postgres = await start();
    await postgres.stop();
    await writeFile(path.join(postgres.clusterDir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17.*backup/);
  });
});
