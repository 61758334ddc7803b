import { expect, it } from 'vitest';
import type { Subscription } from '../../../contract.ts';
import { sayPlanState } from './own-plan.tsx';

it('says what a plan becomes after its pause', () => {
  const plan = {
    status: 'active',
    cents: 49_00,
    periodTo: '2026-12-30',
    nextTryAt: null,
    next: { planId: 'full-service', planName: 'Full service', period: 'month', cents: 249_00 },
    pauseMonths: 1,
    pausedUntil: null,
  } as unknown as Subscription;
  expect(sayPlanState(plan)).toBe('It pauses for 1 month starting Dec 30, 2026. Then it becomes Full service, $249 a month.');
  expect(sayPlanState({ ...plan, next: null })).toBe('It pauses for 1 month starting Dec 30, 2026.');
  expect(sayPlanState({ ...plan, pauseMonths: null })).toBe('It becomes Full service, $249 a month, on Dec 30, 2026.');
});
