import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { isRunning } from '#platform/db/process-identity.ts';
import { makeDataDir, removeDataDir } from '#tests/support/temporary-server.ts';

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir('realty-serve');
  port = await findFreePort();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => removeDataDir(dataDir));

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

interface Site {
  child: ChildProcess;
  output: () => string;
  ended: Promise<unknown>;
}

// Through the bootstrap, as npm does it. Without demo mode: building the city takes a minute.
async function startSite(): Promise<Site> {
  const child = spawn(process.execPath, [path.join(PROJECT_DIR, 'bin/bootstrap.js'), 'serve'], {
    cwd: PROJECT_DIR,
    env: {
      PATH: process.env['PATH'] ?? '',
      REALTY_DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_MODE: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  while (!output.includes('To stop')) {
    if (child.exitCode !== null) throw new Error(`the site did not open: ${output}`);
    await wait(50);
  }
  return { child, output: () => output, ended };
}

async function readPostmaster(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

async function readServer(): Promise<number> {
  return (JSON.parse(await readFile(path.join(dataDir, 'server.json'), 'utf8')) as { pid: number }).pid;
}

async function read(address: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  await response.arrayBuffer();
  return response.status;
}

describe('npm start', () => {
  it('opens the site, says where everything is, goes on after kill -9, and leaves nothing behind when it is ended', async () => {
    const killed = await startSite();
    expect(killed.output()).toContain(`http://127.0.0.1:${port}`);
    expect(killed.output()).toContain(dataDir);
    expect(await read('/')).toBe(200);
    const postmaster = await readPostmaster();
    process.kill(await readServer(), 'SIGKILL');
    await killed.ended;
    expect(isRunning(postmaster)).toBe(true);

    const site = await startSite();
    expect(await readPostmaster()).toBe(postmaster);
    expect(await read('/api/health/ready')).toBe(200);
    const server = await readServer();

    // Begun, and not yet asked in full: it must still be answered.
    const socket = net.connect(port, '127.0.0.1');
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    await wait(200);
    site.child.kill('SIGTERM');
    await wait(300);
    socket.write('Connection: close\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toContain('200 OK');

    await site.ended;
    expect(site.child.exitCode).toBe(0);
    expect([isRunning(server), isRunning(postmaster)]).toEqual([false, false]);
    expect(existsSync(path.join(dataDir, 'server.json'))).toBe(false);
  });

  it('ends when the process that started it is killed', async () => {
    const site = await startSite();
    const [server, postmaster] = [await readServer(), await readPostmaster()];
    site.child.kill('SIGKILL');
    for (let attempt = 0; attempt < 200 && (isRunning(server) || isRunning(postmaster)); attempt += 1) await wait(50);
    expect([isRunning(server), isRunning(postmaster)]).toEqual([false, false]);
  });
});
