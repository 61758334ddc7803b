import { expect, it, vi } from 'vitest';
import { askForProof, endProof, isProofAsked, subscribeToProofRequest } from './proof-request.ts';

it.each([true, false])('is asked until it is ended with %s', async (isProven) => {
  const hear = vi.fn<() => void>();
  const stop = subscribeToProofRequest(hear);
  const answer = askForProof();
  expect(isProofAsked()).toBe(true);
  endProof(isProven);
  expect([await answer, isProofAsked()]).toEqual([isProven, false]);
  expect(hear).toHaveBeenCalled();
  stop();
});

it('turns the one before down where another is asked for', async () => {
  const first = askForProof();
  const second = askForProof();
  expect(await first).toBe(false);
  endProof(true);
  expect(await second).toBe(true);
});
