// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Order } from '../../../contract.ts';
import { AskRefund } from './ask-refund.tsx';

afterEach(cleanup);

// Only what the button reads of an order.
const ORDER = { refunds: [], refundableCents: 250_00, isDisputed: false } as unknown as Order;

it('asks for no refund while a bank decides on the payment, and says so', () => {
  render(<AskRefund order={ORDER} />);
  expect(screen.getByRole('button', { name: 'Ask for a refund' })).toBeDefined();
  cleanup();
  render(<AskRefund order={{ ...ORDER, isDisputed: true }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Your bank is deciding on this payment/)).toBeDefined();
});
