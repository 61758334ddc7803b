// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DueField } from './due-field.tsx';

afterEach(cleanup);

const told: (string | null)[] = [];

function Task() {
  const [dueOn, setDueOn] = useState<string | null>(null);
  return (
    <DueField
      hint={undefined}
      value={dueOn}
      onChange={(date) => {
        told.push(date);
        setDueOn(date);
      }}
    />
  );
}

it('saves a day once its year is whole, clears it only when the box is left, and says what is no day of a purchase', () => {
  render(<Task />);
  const box = screen.getByLabelText('Due');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  // The values that a browser reports while somebody types 2026.
  for (const value of ['0002-12-05', '0020-12-05', '0202-12-05', '2026-12-05']) type(value);
  expect(told).toEqual(['2026-12-05']);
  type('');
  expect(told).toHaveLength(1);
  fireEvent.blur(box);
  expect(told.at(-1)).toBeNull();
  type('0026-12-05');
  fireEvent.blur(box);
  expect(told).toHaveLength(2);
  expect(screen.getByText('Give a year from 2000 to 2099')).toBeTruthy();
});
