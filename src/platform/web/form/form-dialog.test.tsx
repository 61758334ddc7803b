// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useForm } from './use-form.ts';

beforeAll(installNativeDialog);
afterEach(cleanup);

function Reason({ onClose }: { onClose: () => void }) {
  const form = useForm({ start: { reason: '' }, guards: true, send: () => Promise.resolve(), answered: onClose });
  return (
    <FormDialog of={form} onClose={onClose} title="Change the price" button="Change it">
      <Field {...form.field('reason')} label="Reason">
        <TextInput />
      </Field>
    </FormDialog>
  );
}

function Listing() {
  const [isOpen, setOpen] = useState(true);
  return <ToastProvider>{isOpen ? <Reason onClose={() => setOpen(false)} /> : <p>Closed</p>}</ToastProvider>;
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('asks before %s throws away what was typed in a form that guards it', async (_way, leave) => {
  render(<Listing />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Few visits');
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Few visits');
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByText('Closed')).toBeDefined();
});

it('closes at once where nothing was typed, and once it is sent', async () => {
  render(<Listing />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Closed')).toBeDefined();
  cleanup();
  render(<Listing />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Few visits');
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByText('Closed')).toBeDefined();
});
