import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createOutage, isDatabaseAway } from './outage.ts';

const withCode = (code: string, syscall = 'connect') => Object.assign(new Error('no'), { code, syscall });

describe('isDatabaseAway', () => {
  it.each(['57P01', '57P02', '57P03', '53300', '08006', 'ECONNREFUSED', 'EPIPE', 'ENOENT'])('knows %s', (code) =>
    expect(isDatabaseAway(withCode(code))).toBe(true),
  );
  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('knows %j', (words) => expect(isDatabaseAway(new Error(words))).toBe(true));
  it('takes a file that is missing for no database', () => expect(isDatabaseAway(withCode('ENOENT', 'open'))).toBe(false));
  it.each(['23505', '22003', '57014', '40001', ''])('leaves %j to others', (code) =>
    expect(isDatabaseAway(withCode(code))).toBe(false),
  );
});

describe('an outage', () => {
  it('is told once when it begins and once when it ends, however many hear of it', () => {
    const lines: string[] = [];
    let now = 0;
    const outage = createOutage(pino({ base: null }, { write: (line: string) => void lines.push(line) }), () => now);
    outage.answered();
    expect(outage.heard(withCode('23505'))).toBe(false);
    for (; now < 5000; now += 10) {
      expect(outage.heard(withCode('ECONNREFUSED'))).toBe(true);
      // From a connection that does not know yet.
      outage.answered();
    }
    now += 2000;
    outage.answered();
    outage.answered();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { reason: 'no', msg: expect.stringContaining('away') },
      { seconds: 7, msg: 'the database is back' },
    ]);
  });
});
