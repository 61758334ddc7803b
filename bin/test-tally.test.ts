import { describe, expect, it } from 'vitest';
import { readPlaywrightTally, readVitestTally, sumTallies, type Tally, tryAlone } from './test-tally.ts';

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
      failures: [{ file: 'a.test.ts', text: 'a.test.ts › divides\n    Error: by zero\n        at a.test.ts:1:1' }],
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
      failures: [
        { file: 'a.test.ts', text: 'a.test.ts\n    no such file' },
        { file: 'b.test.ts', text: 'b.test.ts › fails' },
      ],
    });
  });
  it('fails without a report, and where only the exit code tells', () => {
    expect(readVitestTally(undefined, 0)).toEqual({ passed: 0, failures: [{ text: 'Vitest left no report' }] });
    expect(readVitestTally({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({
      passed: 3,
      failures: [{ text: 'Vitest ended with 1, outside every test' }],
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
      failures: [
        { file: 'a.spec.ts', text: 'a.spec.ts › saves\n    not saved' },
        { file: 'a.spec.ts', text: 'a.spec.ts › closes\n    once open' },
        { text: 'Playwright\n    no port' },
      ],
    });
  });
});

describe('sumTallies', () => {
  it('adds', () => {
    const all = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
    expect(
      sumTallies([
        { passed: 1, failures: all.slice(0, 1) },
        { passed: 3, failures: all.slice(1, 3), unsteady: all.slice(3) },
      ]),
    ).toEqual({ passed: 4, failures: all.slice(0, 3), unsteady: all.slice(3) });
  });
});

describe('tryAlone', () => {
  const failed = (...files: string[]): Tally => ({
    passed: 5,
    failures: files.map((file) => ({ file, text: `${file} › fails` })),
  });
  const goesByTheClock = (file: string) => file.endsWith('.tsx');

  it('runs the files of failures once more, and says what passed only then', async () => {
    const ran: string[][] = [];
    const first = failed('a.test.tsx', 'a.test.tsx');
    const tally = await tryAlone(first, goesByTheClock, async (files) => {
      ran.push(files);
      return { passed: 4, failures: [] };
    });
    expect([ran, tally]).toEqual([[['a.test.tsx']], { passed: 7, failures: [], unsteady: first.failures }]);
  });

  it.each([
    ['what fails again', failed('a.test.tsx'), failed('a.test.tsx')],
    ['what did not run again', failed('a.test.tsx'), { passed: 0, failures: [] }],
    ['what needs no window', failed('a.test.tsx', 'b.test.ts'), undefined],
    ['what is outside of every test', { passed: 5, failures: [{ text: 'no report' }] }, undefined],
    ['many at once', failed('a.test.tsx', 'b.test.tsx', 'c.test.tsx'), undefined],
    ['a run without failures', failed(), undefined],
  ])('leaves %s as it is', async (_, first, second) => {
    const again = () => (second === undefined ? Promise.reject(new Error('ran again')) : Promise.resolve(second));
    expect(await tryAlone(first, goesByTheClock, again)).toBe(first);
  });
});
