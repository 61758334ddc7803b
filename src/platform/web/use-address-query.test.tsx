// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAddressQuery } from './use-address-query.ts';

afterEach(cleanup);

function People() {
  const [search, change] = useAddressQuery();
  return (
    <>
      <button onClick={() => change({ demo: '1', state: '' })}>Demo people</button>
      <button onClick={() => change({ demo: '', state: 'disabled' })}>Disabled</button>
      <p>{`${search.get('demo') ?? 'any'} ${search.get('state') ?? 'any'}`}</p>
      <p role="status">{useLocation().search}</p>
    </>
  );
}

it('changes several choices at once, takes out what is empty, and leaves the rest of the address alone', async () => {
  render(
    <MemoryRouter initialEntries={['/admin/users?q=Ann&state=active']}>
      <People />
    </MemoryRouter>,
  );
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return screen.getByRole('status').textContent;
  };
  expect(await press('Demo people')).toBe('?q=Ann&demo=1');
  expect(await press('Disabled')).toBe('?q=Ann&state=disabled');
  expect(screen.getByText('any disabled')).toBeTruthy();
});
