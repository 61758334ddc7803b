import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

const LOADER = './src/platform/runtime/load-sources.js';
const TELL_PARSERS = `
const { createRequire } = await import('node:module');
const own = process.moduleLoadList.filter((name) => name.includes('amaro'));
const packages = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('rolldown'));
console.log(JSON.stringify([...own, ...packages]));
process.exit();`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-sources-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${LOADER}`, '--input-type=module', '--eval', script],
    { cwd: PROJECT_DIR },
  );
  return stdout.trim();
}

describe('sources', () => {
  it('are run by the server without a parser in its process', async () => {
    const server = pathToFileURL(path.join(PROJECT_DIR, 'src/server/main.ts')).href;
    expect(await run(`await import('${server}');${TELL_PARSERS}`)).toBe('[]');
  });

  it('are run as well where none was compiled before', async () => {
    const file = path.join(folder, 'greeting.ts');
    await writeFile(file, 'const words: string[] = ["good", "day"];\nconsole.log(words.join(" ") satisfies string);');
    expect(await run(`await import('${pathToFileURL(file).href}')`)).toBe('good day');
  });
});
