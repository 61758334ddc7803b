// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressQuery } from './use-address-query.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function People() {
  const [search, change] = useAddressQuery();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => change({ demo: '1', state: '' })}>Demo people</button>
      <button onClick={() => change({ demo: '', state: 'disabled' })}>Disabled</button>
      <button onClick={() => change({ q: `${search.get('q')}a` }, { replaces: true })}>Type</button>
      <button onClick={() => navigate(-1)}>Back</button>
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

it('lets Back undo one choice at a time, and all that was typed at once', async () => {
  render(
    <MemoryRouter initialEntries={['/admin/users?q=Ann']}>
      <People />
    </MemoryRouter>,
  );
  const press = async (...names: string[]) => {
    for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
    return screen.getByRole('status').textContent;
  };
  // The same choice again is no step.
  expect(await press('Demo people', 'Demo people', 'Disabled', 'Type', 'Type')).toBe('?q=Annaa&state=disabled');
  expect(await press('Back')).toBe('?q=Ann&demo=1');
  expect(await press('Back')).toBe('?q=Ann');
});
