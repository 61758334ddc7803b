/** How many tests passed and failed. What was meant to run and did not is a failure. */
export interface Tally {
  passed: number;
  failed: number;
}

export function sumTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

/** Reads Vitest's JSON report; a file that could not be loaded has no tests, and counts as one failure. */
export function readVitestTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report)) return { passed: 0, failed: 1 };
  const files = Array.isArray(report['testResults']) ? report['testResults'].filter(isRecord) : [];
  const unloaded = files.filter(
    (file) =>
      file['status'] === 'failed' &&
      !(Array.isArray(file['assertionResults']) && file['assertionResults'].some(isFailedAssertion)),
  ).length;
  return settle(
    { passed: readCount(report['numPassedTests']), failed: readCount(report['numFailedTests']) + unloaded },
    exitCode,
  );
}

/** Reads Playwright's JSON report; a test that passed only on a second try is a failure. */
export function readPlaywrightTally(report: unknown, exitCode: number): Tally {
  if (!isRecord(report) || !isRecord(report['stats'])) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report['stats'];
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0;
  return settle({ passed: readCount(expected), failed: readCount(unexpected) + readCount(flaky) + errors }, exitCode);
}

// An error outside every test (an unhandled rejection, a broken set-up) shows only in the exit code.
function settle(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function isFailedAssertion(value: unknown): boolean {
  return isRecord(value) && value['status'] === 'failed';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
