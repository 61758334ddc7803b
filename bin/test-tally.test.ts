import { describe, expect, it } from 'vitest';
import { readPlaywrightTally, readVitestTally, sumTallies } from './test-tally.ts';

describe('readVitestTally', () => {
  it('counts tests', () => {
    expect(readVitestTally({ numPassedTests: 7, numFailedTests: 2, testResults: [] }, 1)).toEqual({ passed: 7, failed: 2 });
  });
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(readVitestTally({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 1, failed: 2 });
  });
  it('fails without a report, and where only the exit code tells', () => {
    expect(readVitestTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(readVitestTally({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('readPlaywrightTally', () => {
  it('counts flaky tests and errors outside tests as failures', () => {
    expect(readPlaywrightTally({ stats: { expected: 4, unexpected: 1, flaky: 2 }, errors: [{}] }, 1)).toEqual({
      passed: 4,
      failed: 4,
    });
  });
});

describe('sumTallies', () => {
  it('adds', () => {
    expect(
      sumTallies([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
