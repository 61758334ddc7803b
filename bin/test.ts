import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { goesByTheClock } from '#tests/support/group-by-environment.ts';
import { buildPages, needsBuild } from './build-pages.ts';
import { printCheck, runChecks } from './checks.ts';
import { explainFailure } from './explain-failure.ts';
import { findChromium } from './find-chromium.ts';
import { startTestSite, type TestSite } from './test-site.ts';
import { readPlaywrightTally, readVitestTally, sumTallies, type Tally, tryAlone } from './test-tally.ts';

const SITE_PORT = 3909;

/** Has Node itself read the browser tests, from JavaScript that was made of most sources before; Playwright would make its own of each. */
const READ_BY_NODE = {
  PW_DISABLE_TS_ESM: '1',
  NODE_OPTIONS: [
    process.env['NODE_OPTIONS'] ?? '',
    '--disable-warning=ExperimentalWarning',
    `--import=${new URL('../src/platform/runtime/load-sources.js', import.meta.url).href}`,
  ].join(' '),
};

/** `npm test`: static checks, unit and integration tests, browser tests on the built pages; then one line of totals. */
async function main(): Promise<void> {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'realty-reports-'));
  const tallies: Tally[] = [];
  let site: TestSite | undefined;
  try {
    // The pages and then the city of the browser tests are built meanwhile: each of them leaves a core idle for a while.
    const preparing = prepareSite();
    tallies.push(await runStage('Static checks', checkStatically, print));
    site = await preparing;
    const later = holdOutput();
    const runUnits = (files: string[] = []) => runVitest(path.join(reports, 'vitest.json'), files);
    const browse = (options: string[] = []) => runPlaywright(site, path.join(reports, 'playwright.json'), options, later.print);
    // Browser tests wait for pages, the others compute, after them: together they leave no core idle.
    const [units, pages] = await Promise.all([
      runStage('Unit and integration tests', runUnits, print).finally(later.release),
      runStage('Browser tests', browse, later.print),
    ]);
    const again = (work: () => Promise<Tally>) => runStage('Once more, alone', work, print);
    const pacedFile = (file: string) => goesByTheClock(readFileSync(file, 'utf8'));
    tallies.push(await tryAlone(units, pacedFile, (files) => again(() => runUnits(files))));
    const anyFile = () => true;
    tallies.push(await tryAlone(pages, anyFile, () => again(() => browse(['--last-failed', '--workers=1']))));
  } finally {
    await site?.stop();
    await rm(reports, { recursive: true, force: true });
  }
  const { passed, failures, unsteady } = sumTallies(tallies);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
  // At the end of a long log, where people look first.
  for (const { text } of unsteady) process.stdout.write(`\n~ passed only alone: ${text}\n`);
  for (const { text } of failures) process.stdout.write(`\n✗ ${text}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
}

type Print = (text: string) => void;

const print: Print = (text) => void process.stdout.write(text);

/** Keeps what is printed until it is released, so that two stages at once do not mix their lines. */
function holdOutput(): { print: Print; release: () => void } {
  let held: string[] | undefined = [];
  return {
    print: (text) => (held === undefined ? print(text) : void held.push(text)),
    release: () => {
      for (const text of held ?? []) print(text);
      held = undefined;
    },
  };
}

/** A stage that breaks down counts as one failure, and the others still run. */
async function runStage(title: string, work: () => Promise<Tally>, say: Print): Promise<Tally> {
  say(`\n── ${title}\n`);
  try {
    const tally = await work();
    return tally.passed + tally.failures.length === 0 ? { passed: 0, failures: [{ text: `${title}: nothing ran` }] } : tally;
  } catch (error) {
    return { passed: 0, failures: [{ text: `${title}: ${explainFailure(error)}` }] };
  }
}

async function checkStatically(): Promise<Tally> {
  const results = await runChecks(printCheck);
  const failed = results.filter((result) => !result.passed);
  return { passed: results.length - failed.length, failures: failed.map(({ title }) => ({ text: title })) };
}

async function runVitest(report: string, files: string[]): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const priority = os.constants.priority.PRIORITY_LOW;
  const code = await runProgram(['vitest/vitest.mjs', 'run', ...reporters, ...files], { priority });
  return readVitestTally(await readReport(report), code);
}

/** Undefined where the pages cannot be built, which the browser tests then say. */
async function prepareSite(): Promise<TestSite | undefined> {
  try {
    await buildStalePages();
    return startTestSite(SITE_PORT);
  } catch {
    return undefined;
  }
}

async function buildStalePages(): Promise<void> {
  if (!(await needsBuild())) return;
  process.stdout.write('\nBuilding the pages …\n');
  await buildPages();
}

async function runPlaywright(site: TestSite | undefined, report: string, options: string[], say: Print): Promise<Tally> {
  const chromium = await findChromium((what) => say(`${what} …\n`));
  await buildStalePages();
  await site?.ready();
  const program = ['@playwright/test/cli.js', 'test', '--reporter=line,json', ...options];
  const env = {
    CHROMIUM_PATH: chromium,
    ...READ_BY_NODE,
    E2E_PORT: String(SITE_PORT),
    E2E_REUSE: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
  const code = await runProgram(program, { env, say });
  if (code !== 0) say(`\nWhat the site said:\n${site?.output() ?? ''}\n`);
  return readPlaywrightTally(await readReport(report), code);
}

async function readReport(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

interface Running {
  env?: Record<string, string>;
  /** What takes its output, which is the terminal's otherwise. */
  say?: Print;
  priority?: number;
}

function runProgram([program = '', ...args]: string[], { env = {}, say, priority = 0 }: Running): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT_DIR, 'node_modules', program), ...args], {
      cwd: PROJECT_DIR,
      env: { ...process.env, ...env },
      stdio: say === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined && priority > 0) os.setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => say?.(text));
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
