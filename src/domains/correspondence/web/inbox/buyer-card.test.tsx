// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { InboxThreadDetail } from '../../contract.ts';
import { BuyerCard } from './buyer-card.tsx';

afterEach(cleanup);

it('leads to the offers of the home that the inbox shows', () => {
  const thread = {
    kind: 'offer',
    with: { name: 'Bea Lindt', email: null, phone: null, hasLeft: false },
    about: { label: '17 Willow Lane', path: '/property/a1' },
    messages: [],
    others: [],
    sentAt: '2026-05-02T16:00:00.000Z',
    readAt: null,
    answeredAt: null,
  } as unknown as InboxThreadDetail;
  const href = '/seller/dashboard/inquiries?listing=a1&filter=offers';
  render(
    <MemoryRouter>
      <BuyerCard thread={thread} hrefOf={() => ''} offersHref={href} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'As the offer says' }).getAttribute('href')).toBe(href);
});
