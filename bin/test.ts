import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { buildPages, needsBuild } from './build-pages.ts';
import { printCheck, runChecks } from './checks.ts';
import { explainFailure } from './explain-failure.ts';
import { findChromium } from './find-chromium.ts';
import { readPlaywrightTally, readVitestTally, sumTallies, type Tally } from './test-tally.ts';

/** `npm test`: static checks, unit and integration tests, browser tests on the built pages; then one line of totals. */
async function main(): Promise<void> {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'realty-reports-'));
  const tallies: Tally[] = [];
  try {
    tallies.push(await runStage('Static checks', checkStatically));
    tallies.push(await runStage('Unit and integration tests', () => runVitest(path.join(reports, 'vitest.json'))));
    tallies.push(await runStage('Browser tests', () => runPlaywright(path.join(reports, 'playwright.json'))));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  const { passed, failed } = sumTallies(tallies);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}

/** A stage that breaks down counts as one failure, and the next one still runs. */
async function runStage(title: string, work: () => Promise<Tally>): Promise<Tally> {
  process.stdout.write(`\n── ${title}\n`);
  try {
    const tally = await work();
    return tally.passed + tally.failed === 0 ? { passed: 0, failed: 1 } : tally;
  } catch (error) {
    process.stdout.write(`✗ ${explainFailure(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

async function checkStatically(): Promise<Tally> {
  const results = await runChecks(printCheck);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

async function runVitest(report: string): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runProgram(['vitest/vitest.mjs', 'run', ...reporters]);
  return readVitestTally(await readReport(report), code);
}

async function runPlaywright(report: string): Promise<Tally> {
  const chromium = await findChromium((what) => process.stdout.write(`${what} …\n`));
  if (await needsBuild()) {
    process.stdout.write('Building the pages …\n');
    await buildPages();
  }
  const code = await runProgram(['@playwright/test/cli.js', 'test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  });
  return readPlaywrightTally(await readReport(report), code);
}

async function readReport(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

function runProgram([program = '', ...args]: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT_DIR, 'node_modules', program), ...args], {
      cwd: PROJECT_DIR,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exitCode = 130;
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

await main();
