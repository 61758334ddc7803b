// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Order } from '../../contract.ts';
import { RefundDecision } from './refund-decision.tsx';

installNativeDialog();
afterEach(cleanup);

// Only what the line reads of a refund.
const refund = {
  id: 'r',
  cents: 120_00,
  status: 'requested',
  of: null,
  reason: 'Not needed',
  answer: null,
} as Order['refunds'][number];
const queue = (refunds: readonly (typeof refund)[]) => (
  <MemoryRouter>
    <ToastProvider>
      <QueryScope>
        {refunds.map((one) => (
          <RefundDecision
            key={one.id}
            refund={one}
            buyer="Bea Buyer"
            awaitsSecond={false}
            youAgreed={false}
            awaitsBank={false}
            needsTwo={false}
          />
        ))}
      </QueryScope>
    </ToastProvider>
  </MemoryRouter>
);

it('keeps the reason that is being written when somebody else decides on the refund', async () => {
  const { rerender } = render(queue([refund]));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.type(screen.getByLabelText(/Why/), 'The photos were delivered');
  rerender(queue([]));
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe('The photos were delivered');
});
