import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { findEmptyCruise, listBoundaryArgs } from './checks.ts';

let house: string;

beforeEach(async () => {
  house = await mkdtemp(path.join(os.tmpdir(), 'realty-boundaries-'));
  await symlink(path.join(PROJECT_DIR, 'node_modules'), path.join(house, 'node_modules'));
  for (const name of ['package.json', '.dependency-cruiser.js']) {
    await symlink(path.join(PROJECT_DIR, name), path.join(house, name));
  }
});
afterEach(() => rm(house, { recursive: true }));

async function plant(file: string, imported: string): Promise<void> {
  const target = path.join(house, imported);
  await write(target, 'export const planted = 1;\n');
  await write(path.join(house, file), `export { planted } from '${path.relative(path.dirname(file), imported)}';\n`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

function cruise(paths: string[]): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = listBoundaryArgs(paths);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(PROJECT_DIR, 'node_modules', program), ...args],
      { cwd: house },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
      },
    );
  });
}

describe('the boundary check', () => {
  it('names every fault by its rule', async () => {
    const faults = [
      ['lib-stands-alone', 'src/lib/a.ts', 'src/platform/log/b.ts'],
      ['ui-knows-no-domain', 'src/ui/a.tsx', 'src/domains/search/contract.ts'],
      ['platform-knows-no-domain', 'src/platform/db/a.ts', 'src/domains/search/contract.ts'],
      ['web-kit-knows-no-domain', 'src/platform/web/b.tsx', 'src/domains/search/web/index.ts'],
      ['domains-know-no-composition', 'src/domains/search/server/composed.ts', 'src/server/b.ts'],
      ['domain-by-its-door', 'src/domains/search/server/passed.ts', 'src/domains/listings/server/queries.ts'],
      ['contract-is-light', 'src/domains/saved/contract.ts', 'src/platform/db/b.ts'],
      ['model-is-pure', 'src/domains/search/model/a.ts', 'src/platform/db/b.ts'],
      ['web-not-server', 'src/domains/search/web/pages/a.tsx', 'src/domains/search/server/index.ts'],
      ['server-not-web', 'src/domains/search/server/drawn.ts', 'src/domains/search/web/index.ts'],
      ['sources-know-no-command', 'src/server/a.ts', 'bin/b.ts'],
    ] as const;
    for (const [, file, imported] of faults) await plant(file, imported);
    const { code, output } = await cruise(['src']);
    for (const [rule, file, imported] of faults) expect(output).toMatch(new RegExp(`${rule}: ${file} → ${imported}`));
    expect(code).toBe(1);
  });

  it('passes what the house allows, and says how much it looked at', async () => {
    await plant('src/domains/search/server/a.ts', 'src/domains/listings/server/index.ts');
    const { code, output } = await cruise(['src']);
    expect(code).toBe(0);
    expect(findEmptyCruise(output)).toBeUndefined();
  });

  it('counts a run that looked at no module as failed', async () => {
    await mkdir(path.join(house, 'src'));
    const { output } = await cruise(['src']);
    expect(findEmptyCruise(output)).toMatch(/No module/);
  });
});
