// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { HomeSwitch } from './home-switch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('calls no home somebody else’s before it knows the reader’s own', async () => {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  render(
    <QueryScope>
      <HomeSwitch chosen="0b5f6bdb-207d-4abb-b661-17118b55cd48" onChoose={() => undefined} />
    </QueryScope>,
  );
  const shown = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Home' }).selectedOptions[0]?.text;
  expect(shown()).toBe('This home');
  answered.resolve(Response.json({ listings: [] }));
  await expect.poll(shown).toBe('A home that you don’t sell');
});
