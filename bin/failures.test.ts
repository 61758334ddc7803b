import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { identifyProcess } from '#platform/db/process-identity.ts';
import { explainFailure } from './explain-failure.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'realty-failures-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function run(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const base = { PATH: process.env['PATH'] ?? '', REALTY_DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['bin/realty.ts', ...args],
      { cwd: PROJECT_DIR, env: { ...base, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

function expectSentence({ code, stderr }: Outcome, pattern: RegExp): void {
  expect(stderr).toMatch(pattern);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr.trim()).toMatch(/[.)]$/);
  expect(code).toBe(1);
}

describe('a start that cannot succeed ends with one plain sentence', () => {
  it('wrong configuration', async () => {
    expectSentence(await run(['serve'], { PORT: 'many' }), /environment variable PORT/);
  });

  it('database that does not answer', async () => {
    expectSentence(
      await run(['serve'], { DATABASE_URL: 'postgres://realty@127.0.0.1:1/realty' }),
      /database does not answer.*DATABASE_URL/,
    );
  });

  it('database host without an address', async () => {
    expectSentence(
      await run(['serve'], { DATABASE_URL: 'postgres://realty@no-such-host.invalid/realty' }),
      /host name in DATABASE_URL/,
    );
  });

  it('taken port', async () => {
    const server = net.createServer().listen(0, '0.0.0.0');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      expectSentence(await run(['serve'], { PORT: String(port) }), new RegExp(`Port ${port} is taken.*PORT=${port + 1}`));
    } finally {
      server.close();
    }
  });

  it('second start on the same data folder', async () => {
    await writeFile(
      path.join(dataDir, 'server.json'),
      JSON.stringify({ ...identifyProcess(), address: 'http://localhost:3000' }),
    );
    expectSentence(await run(['serve']), /already running at http:\/\/localhost:3000/);
  });

  it('platform without a bundled database', async () => {
    const pretend = "--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'freebsd'})";
    expectSentence(await run(['serve'], { NODE_OPTIONS: pretend }), /platform \(freebsd.*DATABASE_URL/);
  });

  it('data folder that cannot be written', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    expectSentence(await run(['serve'], { REALTY_DATA_DIR: path.join(file, 'data') }), /REALTY_DATA_DIR/);
  });

  it('with --json the sentence is an object on standard output', async () => {
    const { stdout, code } = await run(['--json', 'migrate'], { DATABASE_URL: 'postgres://realty@127.0.0.1:1/realty' });
    expect(JSON.parse(stdout)).toEqual({ error: expect.stringMatching(/does not answer/) });
    expect(code).toBe(1);
  });
});

describe('explainFailure', () => {
  it.each([
    ['ENOSPC', /disk is full/],
    ['53100', /disk is full/],
    ['28P01', /password/],
    ['3D000', /does not exist/],
    ['53300', /DATABASE_POOL_SIZE/],
  ])('knows %s, however deep it lies', (code, pattern) => {
    const cause = Object.assign(new Error('inner'), { code });
    expect(explainFailure(new AggregateError([new Error('outer', { cause })]))).toMatch(pattern);
  });

  it('gives the first line of what it does not know, and says how to see more', () => {
    expect(explainFailure(new Error('odd\n  at somewhere'))).toBe(
      'Something unexpected went wrong: odd (set LOG_LEVEL=debug to see where).',
    );
  });
});
