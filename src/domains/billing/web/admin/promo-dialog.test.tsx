// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { PromoLine } from '../../contract/admin.ts';
import { PromoDialog } from './promo-dialog.tsx';

installNativeDialog();
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KNOWN: PromoLine = {
  code: 'SPRING-25',
  kind: 'percent',
  value: 25,
  items: ['guided'],
  leastCents: 0,
  mostUses: 100,
  uses: 3,
  onceEach: true,
  fromDay: '2026-03-01',
  untilDay: null,
  discountCents: 0,
};

it('picks what a code is for by name, and saves no code for everything while a word stands unpicked', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ codes: [] });
  });
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <PromoDialog known={KNOWN} onClose={() => undefined} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  const chosen = () => within(screen.getByRole('list', { name: 'Only for' })).getAllByRole('listitem').length;
  const box = screen.getByRole('combobox', { name: 'Only for' });
  await userEvent.type(box, 'phot');
  expect(screen.queryByRole('option', { name: /appraisal|inspection/i })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose one of the list, or clear the box')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(box, '{Enter}');
  expect(chosen()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: /Remove Guided/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toMatchObject([{ items: [expect.stringMatching(/photo/)] }]);
});
