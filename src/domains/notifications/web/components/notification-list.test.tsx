// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import { NotificationList } from './notification-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const note = (title: string) => ({
  id: crypto.randomUUID(),
  topic: 'inquiries',
  title,
  body: '',
  href: '/inquiries',
  isRead: true,
  createdAt: '2026-05-01T12:00:00.000Z',
});

it('leads from the newest lines to all there are', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    const isOlder = url.includes('cursor=');
    const notifications = isOlder ? [note('The very first')] : Array.from({ length: 30 }, (_, at) => note(`News ${at + 1}`));
    return Promise.resolve(Response.json({ notifications, unread: 0, nextCursor: isOlder ? null : 'c1' }));
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <NotificationList most={8} />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('News 8')).toBeDefined();
  expect(screen.queryByText('News 9')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('News 30')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('The very first')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});
