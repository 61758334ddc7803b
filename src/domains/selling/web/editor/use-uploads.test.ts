// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import type { Upload } from './upload-queue.ts';
import { askBeforeLosing } from './use-uploads.ts';

/** What the browser would do: asked before leaving, the page stays. */

it('lets the browser ask before it leaves the page, while a picture waits or is sent', () => {
  let uploads: Pick<Upload, 'state'>[] = [];
  let tell = () => {};
  askBeforeLosing({
    read: () => uploads as Upload[],
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const become = (...states: Upload['state'][]) => {
    uploads = states.map((state) => ({ state }));
    tell();
    return asksBeforeLeaving();
  };
  expect([
    asksBeforeLeaving(),
    become('sending', 'waiting'),
    become('held'),
    become('failed'),
    become('waiting'),
    become(),
  ]).toEqual([false, true, true, false, true, false]);
});
