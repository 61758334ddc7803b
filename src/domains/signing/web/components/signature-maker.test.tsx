// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NO_ANSWERS } from '../../model/answers.ts';
import type { SigningField } from '../../model/fields.ts';
import type { Signature } from '../../model/signature.ts';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { FieldDialog } from './field-dialog.tsx';
import { SignatureMaker } from './signature-maker.tsx';

installNativeDialog();
afterEach(cleanup);

function Maker() {
  const [value, setValue] = useState<Signature | null>({ kind: 'typed', text: '' });
  return <SignatureMaker label="Signature" text="" value={value} onChange={setValue} />;
}

it('says of letters that the file cannot show while they are typed, and keeps them', async () => {
  render(<Maker />);
  const field = screen.getByLabelText('Signature');
  await userEvent.type(field, 'Jan Kowalski');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.type(field, ' 山');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/can’t show these letters: draw it/)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('Jan Kowalski 山');
});

it('puts no such letters into a field', async () => {
  const field = { id: 'f', kind: 'text', label: 'City', page: 1, isRequired: true } as SigningField;
  render(<FieldDialog field={field} name="Sam" answers={NO_ANSWERS} onClose={() => undefined} onDone={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), '山');
  expect(screen.getByText(/can’t show these letters: write it/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Put it there' }).disabled).toBe(true);
});
