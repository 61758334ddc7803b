import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findTestData } from '#tests/support/test-data.ts';
import { answerSlotCases } from './answer-slot-cases.ts';

const question = {
  id: 'a',
  zone: 'America/New_York',
  eventType: {
    durationMinutes: 60,
    incrementMinutes: 60,
    beforeBufferMinutes: 0,
    afterBufferMinutes: 0,
    minimumNoticeMinutes: 0,
    windowDays: 7,
    dailyCap: null,
    weeklyCap: null,
  },
  rules: [{ days: [7], from: '01:00', to: '04:00' }],
  overrides: [],
  busy: [],
  now: '2027-03-12T00:00:00Z',
  from: '2027-03-14',
  to: '2027-03-14',
};

const samples = findTestData('slots/cases.jsonl');

describe('answerSlotCases', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'slot-cases-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function answer(lines: readonly (object | string)[]) {
    const casesFile = path.join(folder, 'cases.jsonl');
    await writeFile(casesFile, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
    return answerFile(casesFile);
  }

  async function answerFile(casesFile: string) {
    const answers: unknown[] = [];
    const counts = await answerSlotCases({ casesFile, write: (line) => answers.push(JSON.parse(line)) });
    return { answers, ...counts };
  }

  it('writes the slots of each question', async () => {
    const { answers, answered } = await answer([question]);
    expect(answers).toEqual([{ id: 'a', slots: ['2027-03-14T06:00:00Z', '2027-03-14T07:00:00Z'] }]);
    expect(answered).toBe(1);
  });

  it.each([
    ['no JSON', '{"id":', null, 'is not JSON'],
    ['no object', '[1]', null, 'the line'],
    ['a zone that is none', { ...question, zone: 'Mars/Olympus' }, 'a', 'zone: is no time zone'],
    [
      'an increment of nothing',
      { ...question, eventType: { ...question.eventType, incrementMinutes: 0 } },
      'a',
      'incrementMinutes',
    ],
    [
      'an endless duration',
      { ...question, eventType: { ...question.eventType, durationMinutes: 1e300 } },
      'a',
      'durationMinutes',
    ],
    ['a time that is none', { ...question, rules: [{ days: [1], from: '25:00', to: '26:00' }] }, 'a', 'rules.0.from'],
    ['a weekday that is none', { ...question, rules: [{ days: [0], from: '09:00', to: '10:00' }] }, 'a', 'rules.0.days.0'],
    ['a date that is none', { ...question, from: '2027-02-30' }, 'a', 'from'],
    ['dates the wrong way round', { ...question, from: '2027-03-15' }, 'a', 'to: is before'],
    ['dates without an end', { ...question, to: '9999-12-31' }, 'a', 'to: is more than'],
    [
      'busy time that ends before it starts',
      { ...question, busy: [{ start: '2027-03-14T08:00:00Z', end: '2027-03-14T07:00:00Z' }] },
      'a',
      'busy.0',
    ],
    ['no question', { id: 7 }, 7, 'eventType'],
  ])('says what is wrong with a line, and goes on: %s', async (_what, line, id, reason) => {
    const { answers, answered, refused } = await answer([line, { ...question, id: 'b' }]);
    expect(answers).toEqual([
      { line: 1, id, error: expect.stringContaining(reason) as string },
      expect.objectContaining({ id: 'b' }),
    ]);
    expect({ answered, refused }).toEqual({ answered: 1, refused: 1 });
  });

  it.skipIf(samples === undefined)('answers the samples as their makers do', async () => {
    const file = samples ?? '';
    const schema = z.object({ id: z.string(), slots: z.array(z.string()) });
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const { answers } = await answerFile(file);
    expect(answers).toEqual(lines.map((line) => schema.parse(JSON.parse(line))));
  });
});
