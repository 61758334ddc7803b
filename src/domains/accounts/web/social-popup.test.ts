// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openSocialPopup } from './social-popup.ts';

it.each([
  ['opens nothing', () => null],
  [
    'throws',
    () => {
      throw new Error('blocked by policy');
    },
  ],
])('a browser that %s has blocked the popup', (_what, open) => {
  vi.spyOn(window, 'open').mockImplementation(open);
  const onEnd = vi.fn<(error: { code: string } | null) => void>();
  openSocialPopup({ start: async () => '', onEnd });
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ code: 'popup-blocked' }), null);
});
