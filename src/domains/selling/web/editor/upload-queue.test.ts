import { expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { LineBroke } from '#platform/web/send-file.ts';
import { UploadQueue } from './upload-queue.ts';

const picture = (name: string) => Object.assign(new Blob([name]), { name });
const asIs = async (file: Blob) => file;

it('sends three pictures at a time, and the next when one has arrived', async () => {
  const ends: (() => void)[] = [];
  const send = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const queue = new UploadQueue({ send, shrink: asIs });
  queue.add(['a', 'b', 'c', 'd', 'e'].map(picture));
  await expect.poll(() => send).toHaveBeenCalledTimes(3);
  expect(queue.read().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  ends[1]?.();
  await expect.poll(() => send).toHaveBeenCalledTimes(4);
  expect(queue.read().map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e']);
});

it('keeps a picture that failed with its reason and its id, until it is sent again or left out', async () => {
  const sent: string[] = [];
  let isDown = true;
  const queue = new UploadQueue({
    async send(id) {
      sent.push(id);
      if (isDown) throw new ApiError(422, JSON.stringify({ code: 'invalid', detail: 'Choose a JPEG, PNG or WebP picture' }));
    },
    shrink: asIs,
  });
  queue.add([picture('a'), picture('b')]);
  await expect.poll(() => queue.read().map(({ state }) => state)).toEqual(['failed', 'failed']);
  const [first, second] = queue.read();
  expect(first?.reason).toBe('Choose a JPEG, PNG or WebP picture');
  queue.drop(second?.id ?? '');
  isDown = false;
  queue.retry();
  await expect.poll(() => queue.read()).toEqual([]);
  expect(sent.at(-1)).toBe(first?.id);
});

it('says of a picture what it shows, if that is known', async () => {
  const rooms: (string | undefined)[] = [];
  const queue = new UploadQueue({ send: async (_id, _file, _onProgress, { room }) => void rooms.push(room), shrink: asIs });
  queue.add([Object.assign(picture('a'), { room: 'Kitchen' }), picture('b')]);
  await expect.poll(() => rooms).toEqual(['Kitchen', undefined]);
});

it('holds what a broken line interrupts, and sends it by itself when the site can be reached', async () => {
  const sent: string[] = [];
  const places = new Map<string, number>();
  let isBroken = true;
  let mend = () => {};
  const line = new Promise<boolean>((resolve) => {
    mend = () => resolve(true);
  });
  const queue = new UploadQueue({
    async send(id, _file, onProgress, { place }) {
      sent.push(id);
      places.set(id, place);
      onProgress(0.5);
      if (isBroken) throw new LineBroke('The connection broke.');
    },
    shrink: asIs,
    waitForLine: () => line,
  });
  queue.add(['a', 'b', 'c', 'd'].map(picture), 7);
  await expect.poll(() => queue.read().map(({ state }) => state)).toEqual(['held', 'held', 'held', 'waiting']);
  expect(sent).toHaveLength(3);
  isBroken = false;
  mend();
  await expect.poll(() => queue.read()).toEqual([]);
  expect(sent).toHaveLength(7);
  expect([...places.values()]).toEqual([8, 9, 10, 11]);
});

it('gives up on a line that breaks although the site answers', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new LineBroke('The connection broke.')));
  const queue = new UploadQueue({ send, shrink: asIs, waitForLine: async () => false });
  queue.add([picture('a')]);
  await expect.poll(() => queue.read()).toMatchObject([{ state: 'failed' }]);
  expect(send).toHaveBeenCalledTimes(5);
});
