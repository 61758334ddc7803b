import { expect, it } from 'vitest';
import { APPLICATION_STEPS } from '../contract.ts';
import { readStep, stepHref, STEPS } from './application-steps.ts';

it('has a page for every step, whose address leads back to it', () => {
  expect(STEPS.map(({ id }) => id)).toEqual(APPLICATION_STEPS);
  for (const { id } of STEPS) expect(readStep(new URL(stepHref(id), 'http://localhost').searchParams.get('step'))).toBe(id);
  expect([readStep(null), readStep('toString'), readStep('')]).toEqual([undefined, undefined, undefined]);
});
