// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { watchConnection } from './connection.ts';
import { together } from './loaded-query.ts';
import { Loaded, type LoadedProps } from './loaded.tsx';

interface Homes {
  names: string[];
}
type Ask = () => Promise<Homes | null>;

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shelf({ ask, ...rest }: { ask: Ask } & Partial<Omit<LoadedProps<Homes | null>, 'query' | 'children'>>) {
  const query = useQuery({ queryKey: ['homes'], queryFn: ask });
  return (
    <Loaded {...rest} query={query}>
      {({ names }) => <p>{names.join(', ')}</p>}
    </Loaded>
  );
}

function show(ask: Ask, props: Partial<LoadedProps<Homes | null>> = {}) {
  return render(
    <QueryClientProvider client={client}>
      <Shelf ask={ask} {...props} />
    </QueryClientProvider>,
  );
}

const refuse = (status: number, problem: object = {}) =>
  vi.fn<Ask>().mockRejectedValue(new ApiError(status, JSON.stringify(problem)));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Loaded', () => {
  it('keeps the room of what comes, says that it is busy, and then shows it', async () => {
    let answer = (_homes: Homes) => {};
    show(() => new Promise((resolve) => (answer = resolve)), { pending: <hr /> });
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(region.textContent).toBe('Loading...');
    expect(screen.getByRole('separator')).toBeDefined();
    answer({ names: ['1 Elm', '2 Oak'] });
    expect(await screen.findByText('1 Elm, 2 Oak')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what failed, why and under which id, and loads it on a second try', async () => {
    const ask = refuse(500, { detail: 'The shelf is broken.', requestId: 'req_1' });
    show(ask, { failed: 'Your homes could not be read' });
    expect((await screen.findByRole('alert')).textContent).toContain('Your homes could not be read');
    expect(screen.getByText('The shelf is broken.')).toBeDefined();
    expect(screen.getByText('req_1')).toBeDefined();
    ask.mockResolvedValue({ names: ['1 Elm'] });
    await press('Retry');
    expect(await screen.findByText('1 Elm')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [403, 'You don’t have access to this'],
    [404, 'This is no longer here'],
    [410, 'This is no longer here'],
  ])('offers no second try after a %d, and another way where there is one', async (status, title) => {
    show(refuse(status), { wayOut: <a href="/cma">All analyses</a> });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'All analyses' })).toBeDefined();
  });

  it('says of a link that is cut short what to do, and not how ids are written', async () => {
    show(refuse(422, { code: 'unusable-path', detail: 'leadId: Invalid UUID' }));
    expect(await screen.findByRole('heading', { name: 'This is no longer here' })).toBeDefined();
    expect(screen.getByText(/part of it may be missing/)).toBeDefined();
    expect(screen.queryByText(/UUID/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says more of what is gone, where there is more to say', async () => {
    show(refuse(404), { gone: 'There is no such account' });
    expect(await screen.findByText('There is no such account')).toBeDefined();
  });

  it('leaves out what the page is whole without', async () => {
    const ask = refuse(500);
    const { container } = show(ask, { failed: null });
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('shows what stands for nothing, and what stands for nobody', async () => {
    const { unmount } = show(async () => ({ names: [] }), { isEmpty: ({ names }) => names.length === 0, empty: 'No homes yet' });
    expect(await screen.findByText('No homes yet')).toBeDefined();
    unmount();
    client.clear();
    show(async () => null, { signedOut: 'Sign in first' });
    expect(await screen.findByText('Sign in first')).toBeDefined();
  });

  it('keeps what was seen, with its time, while nothing newer comes', async () => {
    const ask = vi.fn<Ask>().mockResolvedValueOnce({ names: ['1 Elm'] });
    ask.mockRejectedValueOnce(new ApiError(500, '{}')).mockResolvedValue({ names: ['2 Oak'] });
    show(ask);
    await screen.findByText('1 Elm');
    await client.refetchQueries();
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^We couldn’t load what’s new\. You see it as of \d{1,2}:\d\d [AP]M\./,
    );
    expect(screen.getByText('1 Elm')).toBeDefined();
    await press('Retry');
    expect(await screen.findByText('2 Oak')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks again by itself for what a lost line kept from coming', async () => {
    let isAway = true;
    vi.stubGlobal('fetch', async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return new Response('{"names":["1 Elm"]}');
    });
    const end = watchConnection();
    try {
      show(async () => (await fetch('/api/homes')).json() as Promise<Homes>, { failed: 'Your homes could not be read' });
      expect(await screen.findByText('Your homes could not be read')).toBeDefined();
      isAway = false;
      window.dispatchEvent(new Event('online'));
      expect(await screen.findByText('1 Elm')).toBeDefined();
    } finally {
      end();
      vi.unstubAllGlobals();
    }
  });
});

describe('together', () => {
  const query = <Data,>(data: Data, error: Error | null = null, dataUpdatedAt = 0) => ({
    data,
    error,
    isFetching: false,
    dataUpdatedAt,
    refetch: vi.fn<() => Promise<void>>(async () => {}),
  });

  it('is here once all are, as old as the oldest, and asks for all again', async () => {
    const [asked, toured] = [query({ inquiries: 2 }, null, 50), query<{ tours: number } | undefined>(undefined, null, 40)];
    expect(together({ asked, toured }).data).toBeUndefined();
    const both = together({ asked, toured: { ...toured, data: { tours: 1 } } });
    expect(both.data).toEqual({ asked: { inquiries: 2 }, toured: { tours: 1 } });
    expect(both.dataUpdatedAt).toBe(40);
    await both.refetch();
    expect(asked.refetch).toHaveBeenCalledOnce();
    expect(toured.refetch).toHaveBeenCalledOnce();
  });

  it('is null for nobody, and fails with the first that fails', () => {
    const failure = new Error('broken');
    expect(together({ one: query(null), other: query({}) }).data).toBeNull();
    expect(together({ one: query({}), other: query(undefined, failure) }).error).toBe(failure);
  });
});
