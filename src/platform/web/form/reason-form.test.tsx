// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { ReasonForm } from './reason-form.tsx';

afterEach(cleanup);

it('sends what is chosen and why, once both are there', async () => {
  const send = vi.fn<(said: { choice: 'kept' | 'removed'; why: string }) => Promise<void>>(() => Promise.resolve());
  render(
    <ToastProvider>
      <ReasonForm
        label="Decision"
        choice={{
          name: 'decision',
          label: 'Decision',
          options: [
            { value: 'kept', label: 'Keep it' },
            { value: 'removed', label: 'Remove it' },
          ],
        }}
        why={{ name: 'note', most: 100 }}
        button="Decide"
        send={send}
      />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(screen.getByText('Choose one')).toBeDefined();
  expect(screen.getByText('Say why, in a few words')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decision' }), 'removed');
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'It names a person.');
  // Whoever leaves now is asked.
  expect(asksBeforeLeaving()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(send).toHaveBeenCalledWith({ choice: 'removed', why: 'It names a person.' });
});
