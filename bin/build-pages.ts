import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { shortLivedEnvironment } from './short-lived.ts';

const SOURCES = ['src', 'public'];
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
const HASH_FILE = path.join(PROJECT_DIR, 'build/.sources');

/** Whether the built pages are older than their sources. */
export async function needsBuild(): Promise<boolean> {
  if (!existsSync(path.join(PROJECT_DIR, 'build/server/index.js'))) return true;
  const built = await readFile(HASH_FILE, 'utf8').catch(() => '');
  return built !== (await hashSources());
}

/** Builds the pages for browser and server. Throws OperatorError with the first error of the build. */
export async function buildPages(): Promise<void> {
  const hash = await hashSources();
  await rm(HASH_FILE, { force: true });
  const cli = path.join(PROJECT_DIR, 'node_modules/@react-router/dev/bin.cjs');
  const { code, output } = await runNode([cli, 'build']);
  if (code !== 0) throw explainBuild(output);
  await writeFile(HASH_FILE, hash);
}

async function hashSources(): Promise<string> {
  const folders = await Promise.all(SOURCES.map((folder) => listSources(path.join(PROJECT_DIR, folder))));
  const files = [...folders.flat(), ...SOURCE_FILES.map((file) => path.join(PROJECT_DIR, file))].toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(PROJECT_DIR, file)).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function runNode(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: PROJECT_DIR,
      env: { ...shortLivedEnvironment(), NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-30_000);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ code, output });
    });
  });
}

function explainBuild(output: string): Error {
  if (/ENOSPC|no space left/i.test(output)) {
    return new OperatorError('The disk is full: free some space and start again.', { cause: new Error(output) });
  }
  const reason =
    output
      .split('\n')
      .find((line) => /error: ./i.test(line))
      ?.trim() ?? 'no reason given';
  return new OperatorError(`The pages could not be built (${reason}): run npx react-router build to see all of it.`, {
    cause: new Error(output),
  });
}
