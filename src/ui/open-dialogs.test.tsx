// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { Dialog } from './dialog.tsx';
import { OpenDialogs, useOpenDialog } from './open-dialogs.tsx';

installNativeDialog();
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function Row({ name }: { name: string }) {
  const openDialog = useOpenDialog();
  return (
    <button
      type="button"
      onClick={() =>
        openDialog((close) => (
          <Dialog open onOpenChange={close} title={`About ${name}`}>
            <input aria-label="Words" />
          </Dialog>
        ))
      }
    >
      {name}
    </button>
  );
}

function List() {
  const [rows, setRows] = useState(['Deed', 'Survey']);
  return (
    <OpenDialogs>
      {rows.map((name) => (
        <Row key={name} name={name} />
      ))}
      <button type="button" onClick={() => setRows(['Survey'])}>
        News
      </button>
    </OpenDialogs>
  );
}

it('keeps a dialog and what was typed in it when its row leaves the list, until it is closed', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Deed' }));
  await userEvent.type(screen.getByLabelText('Words'), 'Recorded in 2016');
  fireEvent.click(screen.getByText('News'));
  expect(screen.queryByRole('button', { name: 'Deed' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Recorded in 2016');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
