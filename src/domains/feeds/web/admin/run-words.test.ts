import { expect, it } from 'vitest';
import type { FeedRun } from '../../contract.ts';
import { heldComparison, isUnderWay } from './run-words.ts';

const run = (kind: FeedRun['kind'], state: FeedRun['state']): FeedRun => ({
  id: 1,
  kind,
  state,
  startedAt: '2026-04-01T00:00:00.000Z',
  finishedAt: null,
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  refused: 0,
  requests: 0,
  throttled: 0,
  error: null,
});

it('asks a person only about the newest comparison', () => {
  expect(heldComparison({ runs: [run('increment', 'done'), run('reconcile', 'held')] })?.state).toBe('held');
  expect(heldComparison({ runs: [run('reconcile', 'done'), run('reconcile', 'held')] })).toBeUndefined();
});

it('knows that work goes on from what was asked and from what runs', () => {
  expect(isUnderWay({ requests: [], runs: [run('increment', 'done')] })).toBe(false);
  expect(isUnderWay({ requests: [], runs: [run('increment', 'running')] })).toBe(true);
  expect(isUnderWay({ requests: [{ kind: 'sync', askedAt: '2026-04-01T00:00:00.000Z' }], runs: [] })).toBe(true);
});
