// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import type { Offer, SaleContract } from '../../contract.ts';
import { EndContract } from './end-contract.tsx';

beforeAll(installNativeDialog);
afterEach(cleanup);

async function open(deadlines: Partial<SaleContract['deadlines'][number]>[]) {
  const onWrite = vi.fn<() => void>();
  // Only what is read of them.
  const offer = { home: '17 Willow Lane', timeZone: 'America/Denver' } as unknown as Offer;
  render(<EndContract offer={offer} contract={{ deadlines } as unknown as SaleContract} onWrite={onWrite} />);
  await userEvent.click(screen.getByRole('button', { name: 'End the contract' }));
  return { onWrite, dialog: screen.getByRole('dialog', { name: 'How to end the contract for 17 Willow Lane' }) };
}

it('names the contingencies that stand, with their dates, and leads to the seller', async () => {
  const { dialog, onWrite } = await open([
    { key: 'earnest', on: '2026-05-04', contingency: null },
    { key: 'inspection', on: '2026-05-11', contingency: 'inspection' },
    { key: 'loan', on: '2026-05-22', contingency: null, removedAt: '2026-05-08T10:00:00Z' },
  ]);
  const dates = [...dialog.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
  expect(dates).toEqual(['2026-05-11']);
  expect(dialog.textContent).toMatch(/neither of you can take it back alone/);
  await userEvent.click(screen.getByRole('button', { name: 'Write to the seller' }));
  expect(onWrite).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says where no contingency is left', async () => {
  const { dialog } = await open([{ key: 'closing', on: '2026-06-01', contingency: null }]);
  expect(dialog.textContent).toMatch(/no contingencies are left/);
});
