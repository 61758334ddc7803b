import { expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { UploadQueue } from './upload-queue.ts';

const picture = (name: string) => Object.assign(new Blob([name]), { name });
const asIs = async (file: Blob) => file;

it('sends three pictures at a time, and the next when one has arrived', async () => {
  const ends: (() => void)[] = [];
  const send = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const queue = new UploadQueue(send, asIs);
  queue.add(['a', 'b', 'c', 'd', 'e'].map(picture));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(queue.read().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  ends[1]?.();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  expect(queue.read().map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e']);
});

it('keeps a picture that failed with its reason and its id, until it is sent again or left out', async () => {
  const sent: string[] = [];
  let isDown = true;
  const queue = new UploadQueue(async (id) => {
    sent.push(id);
    if (isDown) throw new ApiError(422, JSON.stringify({ code: 'invalid', detail: 'Choose a JPEG, PNG or WebP picture' }));
  }, asIs);
  queue.add([picture('a'), picture('b')]);
  await vi.waitFor(() => expect(queue.read().map(({ state }) => state)).toEqual(['failed', 'failed']));
  const [first, second] = queue.read();
  expect(first?.reason).toBe('Choose a JPEG, PNG or WebP picture');
  queue.drop(second?.id ?? '');
  isDown = false;
  queue.retry();
  await vi.waitFor(() => expect(queue.read()).toEqual([]));
  expect(sent.at(-1)).toBe(first?.id);
});
