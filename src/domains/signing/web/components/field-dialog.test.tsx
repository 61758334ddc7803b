// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import type { Answers } from '../../model/answers.ts';
import type { SigningField } from '../../model/fields.ts';
import { FieldDialog } from './field-dialog.tsx';

beforeAll(installNativeDialog);
afterEach(cleanup);

const text = { id: 'f1', kind: 'text', label: 'Loan amount', page: 2, isRequired: true } as SigningField;

function Filling({ field = text }: { field?: SigningField }) {
  const [answers, setAnswers] = useState<Answers>({ signature: null, initials: null, values: {} });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filled with {answers.values['f1'] ?? 'nothing'}
      </button>
      {isOpen ? (
        <FieldDialog
          field={field}
          name="Sam Elm-Roe"
          answers={answers}
          onClose={() => setOpen(false)}
          onDone={(next) => {
            setAnswers(next);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

it('closes by Enter, and the same press does not open the field again', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Filling /> }])} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), '480000{Enter}');
  expect(screen.getByRole('button', { name: 'Filled with 480000' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('proposes initials, and not the whole name, where initials go', async () => {
  const field = { ...text, kind: 'initials', label: '' } as SigningField;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Filling field={field} /> }])} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('SER');
});
