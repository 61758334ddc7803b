// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '#ui/data-table.tsx';
import type { Lead } from '../../contract.ts';
import { leadColumns } from './lead-columns.tsx';

afterEach(cleanup);

const lead: Lead = {
  id: '0b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c11',
  page: '/landing/sell-with-a-plan',
  wish: 'call',
  name: 'Ingrid Karimi',
  email: 'ingrid@home.example',
  phone: '(303) 555-0117',
  message: '',
  zip: '80203',
  homeAddress: '14 Linden Court',
  mayCall: true,
  consent: {
    version: '1',
    text: 'Yes',
    callText: null,
    url: '/landing/sell-with-a-plan',
    at: '2026-11-01T10:00:00.000Z',
    address: null,
  },
  reply: null,
  repliedAt: null,
  hasUnsubscribed: false,
  at: '2026-11-01T10:00:00.000Z',
};

it('keeps how to reach somebody beside their name, in a table that a desk shows whole', () => {
  render(
    <MemoryRouter>
      <DataTable caption="Leads" rows={[lead]} rowKey={({ id }) => id} columns={leadColumns} />
    </MemoryRouter>,
  );
  const who = screen.getByRole('rowheader');
  expect(within(who).getByRole('link', { name: 'ingrid@home.example' }).getAttribute('href')).toBe('mailto:ingrid@home.example');
  expect(who.textContent).toContain('(303) 555-0117, agreed to calls');
  expect(screen.getByText('Home: 14 Linden Court, 80203')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Who',
    'Asks for',
    'Message',
    'State',
    'When',
  ]);
});
