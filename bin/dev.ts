import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { findDataDir, PROJECT_DIR } from '#platform/config/data-dir.ts';
import { startLocalPostgres } from '#platform/db/local-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { explainFailure } from './explain-failure.ts';
import { isServerSource } from './server-source.ts';
import { waitForShutdown } from './shutdown.ts';

const SETTLE_MS = 150;

/**
 * `npm run dev`: pages come from source through Vite and reload by themselves; code that Node itself runs cannot, so the
 * process restarts when such a file changes. The database server stays up meanwhile.
 */
async function main(): Promise<void> {
  const asked = waitForShutdown();
  const config = readConfig();
  const postgres = config.isLocal
    ? await startLocalPostgres({ dataDir: findDataDir(config), log: createLog('warn'), supervise: true })
    : undefined;
  let site = start();
  let pending: NodeJS.Timeout | undefined;
  const watchers = ['src', 'bin', 'db'].map((folder) =>
    watch(path.join(PROJECT_DIR, folder), { recursive: true }, (_event, name) => {
      if (name === null || !isServerSource(`${folder}/${name.replaceAll(path.sep, '/')}`)) return;
      clearTimeout(pending);
      pending = setTimeout(() => void restart(name), SETTLE_MS);
    }),
  );

  async function restart(name: string): Promise<void> {
    process.stdout.write(`\n${name} changed: starting anew\n`);
    const old = site;
    site = (async () => {
      await stop(await old);
      return start();
    })();
    await site;
  }

  await asked;
  clearTimeout(pending);
  for (const watcher of watchers) watcher.close();
  await stop(await site);
  await postgres?.stop();
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...process.execArgv, 'bin/realty.ts', 'dev'], {
    cwd: PROJECT_DIR,
    // In its own process group: Ctrl-C reaches it through us, so that nothing starts it again.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'spawn');
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
