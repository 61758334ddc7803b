import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { e2eNoteFile } from './e2e-note.ts';
import { openHomesDatabase } from './homes-database.ts';
import { learnMadeUpOdds } from './made-up-odds.ts';
import { e2eProviderPort, providerEnvironment } from './provider-environment.ts';
import { makeDataDir, removeDataDir } from './temporary-server.ts';

/** The product as `npm start` runs it, on a data folder of its own that goes away with it. Playwright starts and ends it. */
const dataDir = await makeDataDir('realty-e2e');
const port = Number(process.env['PORT']);
const noteFile = e2eNoteFile(port);
await writeFile(noteFile, JSON.stringify({ dataDir }));
const project = path.resolve(import.meta.dirname, '../..');
const server = spawn(process.execPath, ['bin/realty.ts', 'serve', '--whole-city'], {
  cwd: project,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    REALTY_DATA_DIR: dataDir,
    // Each test says which network it calls from; the measuring ones read faster than people do.
    TRUSTED_PROXIES: '1',
    READS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...providerEnvironment('GOOGLE', `http://127.0.0.1:${e2eProviderPort(port, 'GOOGLE')}`),
    ...providerEnvironment('FACEBOOK', `http://127.0.0.1:${e2eProviderPort(port, 'FACEBOOK')}`),
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = once(server, 'exit');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGTERM'));
await learnOddsOnceOpen().catch((error: unknown) => process.stderr.write(`The odds were not learned: ${String(error)}\n`));
await ended;
await rm(noteFile, { force: true });
await removeDataDir(dataDir);
process.exitCode = server.exitCode ?? 1;

/** Before the site learns them of the whole city, which takes a processor for a minute while tests run. */
async function learnOddsOnceOpen(): Promise<void> {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  while (!hasEnded() && !(await isReady())) await wait(500);
  if (hasEnded()) return;
  const { db, close } = await openHomesDatabase(port);
  await learnMadeUpOdds(db);
  await close();
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
