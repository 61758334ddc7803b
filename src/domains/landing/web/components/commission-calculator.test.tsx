// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CommissionCalculator } from './commission-calculator.tsx';

afterEach(cleanup);

/** What each way leaves as it is said beside the fields, and in the table below them. */
function readKept() {
  const table = screen.getByRole('table', { name: 'What you keep with each way of selling' });
  const rows = within(table).getAllByRole('row').slice(1);
  const beside = screen.getByRole('group', { name: 'What you keep' });
  return {
    beside: within(beside)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
    below: rows.map((row) => [within(row).getByRole('rowheader').textContent, within(row).getAllByRole('cell')[1]?.textContent]),
  };
}

it('says what each way leaves beside the fields, as the table below has it, while figures are typed', async () => {
  render(
    <MemoryRouter>
      <CommissionCalculator closingDate="2026-08-20" />
    </MemoryRouter>,
  );
  const before = readKept();
  expect(before.beside).toHaveLength(4);
  expect(before.beside).toEqual(before.below);
  await userEvent.type(screen.getByLabelText(/^Sale price/), '650000');
  await userEvent.tab();
  const after = readKept();
  expect(after.beside).toEqual(after.below);
  expect(after.beside).not.toEqual(before.beside);
});
