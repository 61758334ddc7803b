// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { EditorValue } from '../../contract.ts';
import { EDITOR_FIELDS } from '../../model/editor-fields.ts';
import { FieldControl } from './field-control.tsx';

afterEach(cleanup);

function Price() {
  const [value, setValue] = useState<EditorValue>(330_000);
  const field = EDITOR_FIELDS.get('ListPrice');
  if (field === undefined) return null;
  return (
    <>
      <FieldControl field={field} value={value} onChange={setValue} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(336_000)}>
        Change it elsewhere
      </button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('List price');
const type = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

it('keeps what is typed as it is typed, and shows what another window made of it', async () => {
  render(<Price />);
  expect(box().value).toBe('330,000');
  await type('335k');
  expect(box().value).toBe('335k');
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('336,000');
});

it('says that an impossible entry is not saved, and leaves it to be mended', async () => {
  render(<Price />);
  await type('12');
  await userEvent.tab();
  expect(box().value).toBe('12');
  expect(screen.getByText(/^Give a number from .*\. Not saved$/)).toBeDefined();
});
