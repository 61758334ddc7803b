import { addDays } from '#lib/calendar.ts';
import { describe, expect, it } from 'vitest';
import type { RoadmapTask } from '../contract.ts';
import { businessDaysBefore, federalHolidays } from './calendar-days.ts';
import { findBlocker, findNextStep } from './next-step.ts';
import { findStage, listOverdue, measureProgress } from './read-roadmap.ts';
import { STAGE_IDS } from './stages.ts';
import { TASK_TEMPLATES } from './task-templates.ts';
import { describeCommonDates } from './usual-dates.ts';

const TODAY = '2026-11-21';

function tasks(change: Record<string, Partial<RoadmapTask>> = {}): RoadmapTask[] {
  return TASK_TEMPLATES.map(({ key, stage, title, owner }) => ({
    id: key,
    templateKey: key,
    stage,
    title,
    owner,
    dueOn: null,
    status: 'open',
    note: null,
    ...change[key],
  }));
}

describe('the standard roadmap', () => {
  it('has tasks in every stage, in order, each waiting only for earlier ones', () => {
    expect(new Set(TASK_TEMPLATES.map(({ stage }) => stage))).toEqual(new Set(STAGE_IDS));
    const positions = TASK_TEMPLATES.map(({ stage }) => STAGE_IDS.indexOf(stage));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    const keys = TASK_TEMPLATES.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [index, { after }] of TASK_TEMPLATES.entries()) {
      if (after !== undefined) expect(keys.indexOf(after)).toSatisfy((at: number) => at >= 0 && at < index);
    }
  });

  it('asks for the written agreement before tours', () => {
    const open = tasks();
    const tour = open.find(({ id }) => id === 'book-tours') ?? expect.fail('no tour');
    expect(findBlocker(tour, open)?.id).toBe('agreement-signed');
    expect(findBlocker(tour, tasks({ 'agreement-signed': { status: 'done' } }))).toBeUndefined();
  });
});

describe('the next best step', () => {
  it('is the oldest overdue task, then what is due this week, then the first that waits for nothing', () => {
    expect(findNextStep(tasks(), TODAY)?.id).toBe('budget');
    const due = { savings: { dueOn: '2026-11-25' }, funds: { dueOn: '2026-12-20' } };
    expect(findNextStep(tasks(due), TODAY)?.id).toBe('savings');
    expect(findNextStep(tasks({ ...due, keys: { dueOn: '2026-11-20' } }), TODAY)?.id).toBe('keys');
    expect(findNextStep(tasks({ ...due, keys: { dueOn: '2026-11-20', status: 'done' } }), TODAY)?.id).toBe('savings');
    const doneStages = Object.fromEntries(
      TASK_TEMPLATES.filter(({ stage }) => stage === 'prepare' || stage === 'pre-approval').map(({ key }) => [
        key,
        { status: 'done' as const },
      ]),
    );
    expect(findNextStep(tasks(doneStages), TODAY)?.id).toBe('interview-agents');
    expect(findStage(tasks(doneStages))).toBe('agreement');
  });

  it('counts progress without what was skipped, and overdue without what is done or due today', () => {
    const some = tasks({
      budget: { status: 'done' },
      wishes: { status: 'skipped' },
      keys: { dueOn: TODAY },
      sign: { dueOn: '2026-11-19' },
    });
    expect(measureProgress(some)).toBeCloseTo(1 / (TASK_TEMPLATES.length - 1), 10);
    expect(listOverdue(some, TODAY).map(({ id }) => id)).toEqual(['sign']);
    expect(measureProgress([])).toBe(0);
  });
});

describe('dates', () => {
  it('are ranges beside the contract, never dates by themselves', () => {
    expect(describeCommonDates('inspection', { acceptedOn: null, closingOn: null })).toEqual({
      days: '5–17 days after acceptance',
    });
    expect(describeCommonDates('inspection', { acceptedOn: '2026-11-30', closingOn: null })).toMatchObject({
      from: '2026-12-05',
      to: '2026-12-17',
    });
    expect(describeCommonDates('budget', { acceptedOn: '2026-11-30', closingOn: null })).toBeNull();
  });

  it('count three business days before closing past Sundays and holidays', () => {
    // Closing on Tuesday after Memorial Day 2026: Saturday, Friday and Thursday count, Monday and Sunday do not.
    expect(businessDaysBefore('2026-05-26', 3)).toBe('2026-05-21');
    expect(businessDaysBefore('2026-11-27', 3)).toBe('2026-11-23');
    expect(businessDaysBefore('2026-12-31', 3)).toBe('2026-12-28');
  });

  it('know the federal holidays of 2026', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('cross months and years', () => expect(addDays('2026-12-30', 3)).toBe('2027-01-02'));
});
