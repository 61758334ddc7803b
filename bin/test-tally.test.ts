import { describe, expect, it } from 'vitest';
import { readPlaywrightTally, readVitestTally, sumTallies } from './test-tally.ts';

describe('readVitestTally', () => {
  it('counts tests, and tells what failed and why', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n    at a.test.ts:1:1'] },
        ],
      },
    ];
    expect(readVitestTally({ numPassedTests: 7, numFailedTests: 1, testResults }, 1)).toEqual({
      passed: 7,
      failures: ['a.test.ts › divides\n    Error: by zero\n        at a.test.ts:1:1'],
    });
  });
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'fails' }] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(readVitestTally({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({
      passed: 1,
      failures: ['a.test.ts\n    no such file', 'b.test.ts › fails'],
    });
  });
  it('fails without a report, and where only the exit code tells', () => {
    expect(readVitestTally(undefined, 0)).toEqual({ passed: 0, failures: ['Vitest left no report'] });
    expect(readVitestTally({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({
      passed: 3,
      failures: ['Vitest ended with 1, outside every test'],
    });
  });
});

describe('readPlaywrightTally', () => {
  it('counts failed and flaky tests wherever they are nested, and errors outside tests', () => {
    const spec = (title: string, status: string, results: object[] = []) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    });
    const suites = [
      {
        specs: [spec('opens', 'expected'), spec('saves', 'unexpected', [{ errors: [{ message: 'not saved' }] }])],
        suites: [{ specs: [spec('closes', 'flaky', [{ errors: [] }, { errors: [{ message: 'once open' }] }])] }],
      },
    ];
    expect(
      readPlaywrightTally({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites, errors: [{ message: 'no port' }] }, 1),
    ).toEqual({
      passed: 1,
      failures: ['a.spec.ts › saves\n    not saved', 'a.spec.ts › closes\n    once open', 'Playwright\n    no port'],
    });
  });
});

describe('sumTallies', () => {
  it('adds', () => {
    expect(
      sumTallies([
        { passed: 1, failures: ['a'] },
        { passed: 3, failures: ['b', 'c'] },
      ]),
    ).toEqual({ passed: 4, failures: ['a', 'b', 'c'] });
  });
});
