/** What passed, and what failed and why. A planned test that did not run is a failure. */
export interface Tally {
  passed: number;
  /** Where it failed, and how on further lines. */
  failures: string[];
}

export function sumTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** Reads Vitest's JSON report; a file that could not be loaded has no tests, and counts as one failure. */
export function readVitestTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report)) return withoutReport('Vitest');
  const failures = readRecords(report['testResults']).flatMap((file) => {
    const failed = readRecords(file['assertionResults']).filter((test) => test['status'] === 'failed');
    if (failed.length === 0 && file['status'] === 'failed') return [describe([file['name']], file['message'])];
    return failed.map((test) =>
      describe([file['name'], test['fullName']], Array.isArray(test['failureMessages']) && test['failureMessages'][0]),
    );
  });
  return settle({ passed: readCount(report['numPassedTests']), failures }, exitCode, 'Vitest');
}

/** Reads Playwright's JSON report; a test that passed only on a second try is a failure. */
export function readPlaywrightTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report) || !isRecord(report['stats'])) return withoutReport('Playwright');
  const failures = [
    ...readRecords(report['suites']).flatMap(readFailedSpecs),
    ...readRecords(report['errors']).map((error) => describe(['Playwright'], error['message'])),
  ];
  return settle({ passed: readCount(report['stats']['expected']), failures }, exitCode, 'Playwright');
}

function readFailedSpecs(suite: Record<string, unknown>): string[] {
  const specs = readRecords(suite['specs']).flatMap((spec) =>
    readRecords(spec['tests'])
      .filter((test) => test['status'] === 'unexpected' || test['status'] === 'flaky')
      .map((test) => {
        const errors = readRecords(test['results']).flatMap((result) => readRecords(result['errors']));
        return describe([spec['file'], spec['title']], errors[0]?.['message']);
      }),
  );
  return [...specs, ...readRecords(suite['suites']).flatMap(readFailedSpecs)];
}

// An error outside every test (an unhandled rejection, a broken set-up) shows only in the exit code.
function settle(tally: Tally, exitCode: number, runner: string): Tally {
  if (exitCode === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: [`${runner} ended with ${exitCode}, outside every test`] };
}

function withoutReport(runner: string): Tally {
  return { passed: 0, failures: [`${runner} left no report`] };
}

const MOST_LINES = 12;

function describe(place: unknown[], message: unknown): string {
  const lines = typeof message === 'string' ? message.trim().split('\n').slice(0, MOST_LINES) : [];
  return [place.filter((part) => typeof part === 'string').join(' › '), ...lines.map((line) => `    ${line}`)].join('\n');
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
