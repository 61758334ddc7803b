// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Unsaved } from '#lib/field-changes.ts';
import { keepInBrowser } from './autosave/kept-changes.ts';
import { forgetDrafts } from './stored-session.ts';

it('keeps unsaved changes of one person from every other, and a confidential one from every other window', () => {
  const unsaved: Unsaved = { writer: crypto.randomUUID(), seq: 1, changes: [{ path: ['income'], value: 9000 }] };
  const open = (owner: string | null) => [
    keepInBrowser('note', { owner }),
    keepInBrowser('loan', { owner, isConfidential: true }),
  ];
  for (const kept of [...open('ada'), ...open('ben'), ...open(null)]) kept.write(unsaved);
  expect(JSON.stringify(localStorage)).not.toContain('loan');
  const left = (owner: string | null) =>
    open(owner).map((kept) => {
      let found = 0;
      const stop = kept.takeOver(() => {
        found += 1;
      });
      stop();
      return found;
    });
  expect([left('ada'), left('ben'), left(null)]).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  forgetDrafts('ada');
  expect([left('ada'), left('ben'), left(null)]).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ]);
  forgetDrafts(null);
  expect([left('ada'), left(null)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});
