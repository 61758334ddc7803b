/** What passed, and what failed and why. A planned test that did not run is a failure. */
export interface Tally {
  passed: number;
  failures: Failure[];
  /** What failed among others and passed alone. */
  unsteady?: Failure[];
}

export interface Failure {
  /** The file of the test, where it was in one. */
  file?: string;
  /** Where it failed, and how on further lines. */
  text: string;
}

export function sumTallies(tallies: Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    unsteady: tallies.flatMap((tally) => tally.unsteady ?? []),
  };
}

/** More than these are no accident of the machine. */
const MOST_UNSTEADY = 2;

/**
 * Runs the files of few failures once more, alone, if all of these are of tests that go by the machine’s pace. What then passes is
 * unsteady, which is said and does not fail the run; any other failure stands as it is.
 */
export async function tryAlone(
  first: Tally,
  goesByTheClock: (file: string) => boolean,
  again: (files: string[]) => Promise<Tally>,
): Promise<Tally> {
  const { passed, failures } = first;
  const files = new Set(failures.map(({ file }) => file ?? ''));
  if (
    failures.length === 0 ||
    failures.length > MOST_UNSTEADY ||
    ![...files].every((file) => file !== '' && goesByTheClock(file))
  )
    return first;
  const second = await again([...files]);
  return second.failures.length > 0 || second.passed === 0
    ? first
    : { passed: passed + failures.length, failures: [], unsteady: failures };
}

/** Reads Vitest's JSON report; a file that could not be loaded has no tests, and counts as one failure. */
export function readVitestTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report)) return withoutReport('Vitest');
  const failures = readRecords(report['testResults']).flatMap((file) => {
    const failed = readRecords(file['assertionResults']).filter((test) => test['status'] === 'failed');
    if (failed.length === 0 && file['status'] === 'failed') return [describe(file['name'], [], file['message'])];
    return failed.map((test) =>
      describe(file['name'], [test['fullName']], Array.isArray(test['failureMessages']) && test['failureMessages'][0]),
    );
  });
  return settle({ passed: readCount(report['numPassedTests']), failures }, exitCode, 'Vitest');
}

/** Reads Playwright's JSON report; a test that passed only on a second try of its own is a failure. */
export function readPlaywrightTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report) || !isRecord(report['stats'])) return withoutReport('Playwright');
  const failures = [
    ...readRecords(report['suites']).flatMap(readFailedSpecs),
    ...readRecords(report['errors']).map((error) => describe(undefined, ['Playwright'], error['message'])),
  ];
  return settle({ passed: readCount(report['stats']['expected']), failures }, exitCode, 'Playwright');
}

function readFailedSpecs(suite: Record<string, unknown>): Failure[] {
  const specs = readRecords(suite['specs']).flatMap((spec) =>
    readRecords(spec['tests'])
      .filter((test) => test['status'] === 'unexpected' || test['status'] === 'flaky')
      .map((test) => {
        const errors = readRecords(test['results']).flatMap((result) => readRecords(result['errors']));
        return describe(spec['file'], [spec['title']], errors[0]?.['message']);
      }),
  );
  return [...specs, ...readRecords(suite['suites']).flatMap(readFailedSpecs)];
}

// An error outside every test (an unhandled rejection, a broken set-up) shows only in the exit code.
function settle(tally: Tally, exitCode: number, runner: string): Tally {
  if (exitCode === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: [{ text: `${runner} ended with ${exitCode}, outside every test` }] };
}

function withoutReport(runner: string): Tally {
  return { passed: 0, failures: [{ text: `${runner} left no report` }] };
}

const MOST_LINES = 12;

function describe(file: unknown, names: unknown[], message: unknown): Failure {
  const lines = typeof message === 'string' ? message.trim().split('\n').slice(0, MOST_LINES) : [];
  const place = [file, ...names].filter((part) => typeof part === 'string').join(' › ');
  const text = [place, ...lines.map((line) => `    ${line}`)].join('\n');
  return typeof file === 'string' ? { file, text } : { text };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
