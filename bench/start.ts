import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

export interface StartBenchResult {
  /** Since the start, in seconds, in the order in which they came: what was said on the way, and what answered. */
  moments: { what: string; seconds: number }[];
  firstPageSeconds: number;
  wholeCitySeconds: number;
  cores: number;
  /** Of the last minute: above the number of cores, others were at work as well. */
  load: number;
}

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 20 * 60_000;

/** `npm start` on a copy of the project's files, without packages, pages and data; with the cache that npm has. */
export async function benchStart(onMoment: (what: string, seconds: number) => void): Promise<StartBenchResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'realty-start-'));
  const project = path.join(folder, 'project');
  const port = await findFreePort();
  try {
    await copyProject(project);
    return await measure({ project, dataDir: path.join(folder, 'data'), port, onMoment });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function copyProject(target: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT_DIR, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await cp(path.join(PROJECT_DIR, file), path.join(target, file)).catch(() => undefined);
  }
}

async function measure(options: {
  project: string;
  dataDir: string;
  port: number;
  onMoment: (what: string, seconds: number) => void;
}): Promise<StartBenchResult> {
  const { project, dataDir, port, onMoment } = options;
  const startedAt = performance.now();
  const moments: StartBenchResult['moments'] = [];
  const note = (what: string) => {
    const moment = { what, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
    moments.push(moment);
    onMoment(what, moment.seconds);
    return moment.seconds;
  };
  const child = spawn('npm', ['start', '--silent'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', REALTY_DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const [, what = ''] of text.matchAll(/^ *(?:✓ (.+?) +\d[\d.]* s|(?=Installed))/gm))
        note(what === '' ? 'Install packages' : what);
    });
  }
  try {
    const until = async (isThere: () => Promise<boolean>) => {
      while (!(await isThere().catch(() => false))) {
        if (child.exitCode !== null || performance.now() - startedAt > PATIENCE_MS) throw new Error('The site did not start.');
        await wait(LOOK_EVERY_MS);
      }
    };
    const address = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(address)).ok);
    const firstPageSeconds = note('First page');
    await until(async () => /"city":"ready"/.test(await (await fetch(`${address}/api/health/ready`)).text()));
    const wholeCitySeconds = note('Whole city');
    return { moments, firstPageSeconds, wholeCitySeconds, cores: os.availableParallelism(), load: os.loadavg()[0] ?? 0 };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
