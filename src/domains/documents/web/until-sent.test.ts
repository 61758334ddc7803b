import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { LineBroke } from '#platform/web/send-file.ts';
import { untilSent } from './until-sent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails like this, one time after the other, then succeeds. */
function failing(...failures: Error[]) {
  const send = vi.fn<() => Promise<string>>(async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'kept';
  });
  return send;
}

it('sends again after the line or the server broke', async () => {
  const send = failing(new LineBroke('x'), new ApiError(503, ''));
  const sent = untilSent(send);
  await vi.runAllTimersAsync();
  expect(await sent).toBe('kept');
  expect(send).toHaveBeenCalledTimes(3);
});

it('takes a refusal for an answer, and gives up in the end', async () => {
  const refused = failing(new ApiError(422, ''));
  await expect(untilSent(refused)).rejects.toThrow(ApiError);
  expect(refused).toHaveBeenCalledTimes(1);
  const broken = failing(...Array.from({ length: 20 }, () => new LineBroke('x')));
  const outcome = untilSent(broken).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(LineBroke);
  expect(broken).toHaveBeenCalledTimes(7);
});
