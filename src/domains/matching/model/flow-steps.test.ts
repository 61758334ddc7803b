import { expect, it } from 'vitest';
import { FLOW_STEPS } from '../contract.ts';
import { flowHref, readPlace, STEPS } from './flow-steps.ts';

it('has a page for every step, whose address leads back to it, and begins with the first', () => {
  expect(STEPS.map(({ id }) => id)).toEqual(FLOW_STEPS);
  for (const place of [...STEPS.map(({ id }) => id), 'matches'] as const)
    expect(readPlace(new URL(flowHref(place), 'http://localhost').searchParams.get('step'))).toBe(place);
  expect([readPlace(null), readPlace('nowhere')]).toEqual([STEPS[0]?.id, STEPS[0]?.id]);
});
