// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PayoutHold } from '../../../contract/payout-holds.ts';
import { HoldNotice } from './hold-notice.tsx';

afterEach(cleanup);

const textOf = (hold: PayoutHold | null) => render(<HoldNotice hold={hold} />).container.textContent;

it('says nothing while payouts go out', () => {
  expect(textOf(null)).toBe('');
});

it('says that payouts wait for the end of a suspension, and what becomes of one that was queued', () => {
  const text = textOf({ why: 'suspended', until: null });
  expect(text).toContain('Payouts wait while your business is suspended');
  expect(text).toContain('A payout that was queued is canceled, and its money is available again.');
});

it('names the day until which payouts to another bank account wait, and what to do about a stranger’s', () => {
  const text = textOf({ why: 'bank-changed', until: '2026-06-15T18:00:00.000Z' });
  expect(text).toContain('Payouts wait until Jun 15, 2026');
  expect(text).toContain('change it back and write to us');
  expect(screen.queryByText(/suspended/)).toBeNull();
});
