import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

/** One static check: a program of node_modules, and what its output must hold to count as a pass. */
interface Check {
  title: string;
  args: string[];
  env?: Record<string, string>;
  /** Says what is wrong with an output that came with exit code 0; undefined where nothing is. */
  findFault?: (output: string) => string | undefined;
}

export interface CheckResult {
  title: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/**
 * The types of the whole program are kept to the end, so collecting garbage as often as Go does by itself finds little; near the limit
 * it is collected more often. One checker works out every type, once, for its own faults and for the rules ("checkers" in
 * tsconfig.json): of the four that there are otherwise, each works out most of them. So it needs one core, while the other checks
 * and, in `npm test`, the pages and the city need the other.
 */
const SPARING = {
  GOGC: '400',
  GOMEMLIMIT: `${Math.max(6, Math.floor(os.totalmem() / 2 / 1024 ** 3))}GiB`,
  GOMAXPROCS: String(Math.ceil(os.availableParallelism() / 2)),
};

const CHECKS: Check[] = [
  // Both read the whole program: together they read it once.
  { title: 'Types and lint', args: ['oxlint/bin/oxlint', '--deny-warnings', '--type-check'], env: SPARING },
  { title: 'Format', args: ['oxfmt/bin/oxfmt', '--check', '.'] },
  { title: 'Boundaries', args: listBoundaryArgs(['src', 'bin']), findFault: findEmptyCruise },
  { title: 'Unused code', args: ['knip/bin/knip.js', '--no-progress'] },
];

/** Arguments that hold these folders or files against the rules of imports. */
export function listBoundaryArgs(paths: string[]): string[] {
  return [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.js',
    '--output-type',
    'err-long',
    ...paths,
  ];
}

/** A run that looked at nothing finds nothing: that is a broken check, not a clean code base. */
export function findEmptyCruise(output: string): string | undefined {
  const modules = Number(/(\d+) modules?/.exec(output)?.[1] ?? 0);
  return modules > 0 ? undefined : 'No module was looked at: see the paths and patterns in .dependency-cruiser.js.';
}

/** Runs every static check, several at once; reports each result as it comes. */
export async function runChecks(onResult: (result: CheckResult) => void): Promise<CheckResult[]> {
  // Route types are generated, and a fresh clone has none.
  await runModule(['@react-router/dev/bin.cjs', 'typegen']);
  return Promise.all(
    CHECKS.map(async (check) => {
      const startedAt = performance.now();
      const { code, output } = await runModule(check.args, check.env);
      const fault = code === 0 ? check.findFault?.(output) : undefined;
      const result: CheckResult = {
        title: check.title,
        passed: code === 0 && fault === undefined,
        seconds: (performance.now() - startedAt) / 1000,
        output: fault ?? output,
      };
      onResult(result);
      return result;
    }),
  );
}

/** Runs a package's program under this very Node, and collects what it prints. */
export function runModule(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const [program = '', ...rest] = args;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT_DIR, 'node_modules', program), ...rest], {
      cwd: PROJECT_DIR,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function printCheck({ title, passed, seconds, output }: CheckResult): void {
  process.stdout.write(`${passed ? '✓' : '✗'} ${title.padEnd(14)} ${seconds.toFixed(1)} s\n`);
  if (!passed) process.stdout.write(`${output.trim()}\n\n`);
}
