// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { ApiError } from '../api-client.ts';
import { watchConnection } from '../connection.ts';
import { setSessionKeeper } from '../fetch-as-user.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

const listNotes = defineEndpoint({ method: 'GET', path: '/api/notes/{id}', summary: 'Notes', access: 'signed-in' });
const keepNote = defineEndpoint({ method: 'POST', path: '/api/notes', summary: 'Keep', access: 'signed-in' });

type Work = (input: string, key: string) => Promise<string>;
type Finish = (answer: string) => void;

const mockWork = (work: Work) => vi.fn<Work>(work);
// jsdom does not know popovers and takes toasts for hidden.
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const refusal = (detail?: string) => new ApiError(409, JSON.stringify({ detail }));

function Writer({ work, options = {} }: { work: Work; options?: WriteOptions<string, string> }) {
  const { run, isBusy, answer, failure, underway } = useWrite(work, options);
  return (
    <>
      <button type="button" onClick={() => void run('a')}>
        Keep a
      </button>
      <button type="button" onClick={() => void run('b')}>
        Keep b
      </button>
      <p>{isBusy ? `Busy with ${underway.join(' and ')}` : 'At rest'}</p>
      <p>{answer === undefined ? 'No answer' : `Answer ${answer}`}</p>
      {failure === undefined ? null : <p role="alert">{failure}</p>}
    </>
  );
}

const reads = vi.fn<() => Promise<string>>(async () => 'as it stands');

function Reads({ address }: { address: string }) {
  useQuery({ queryKey: [address], queryFn: reads });
  return null;
}

function show(children: React.ReactNode) {
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  reads.mockClear();
  // Toasts capture pointers, which jsdom cannot.
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useWrite', () => {
  it('is busy until the answer came, and does the same but once meanwhile', async () => {
    let finish: Finish = () => {};
    const work = mockWork(() => new Promise((resolve) => (finish = resolve)));
    show(<Writer work={work} />);
    await press('Keep a');
    await press('Keep a');
    expect(screen.getByText('Busy with a')).toBeDefined();
    finish('1');
    expect(await screen.findByText('Answer 1')).toBeDefined();
    expect(screen.getByText('At rest')).toBeDefined();
    expect(work).toHaveBeenCalledTimes(1);
    await press('Keep a');
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  });

  it('does something else in its turn', async () => {
    const finishes: Finish[] = [];
    const work = mockWork(() => new Promise((resolve) => finishes.push(resolve)));
    show(<Writer work={work} />);
    await press('Keep a');
    await press('Keep b');
    expect(screen.getByText('Busy with a and b')).toBeDefined();
    expect(work).toHaveBeenCalledTimes(1);
    finishes[0]?.('1');
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    expect(work.mock.calls[1]?.[0]).toBe('b');
    finishes[1]?.('2');
    expect(await screen.findByText('Answer 2')).toBeDefined();
  });

  it('does something else at once where that keeps the order itself', async () => {
    const work = mockWork(() => new Promise(() => {}));
    show(<Writer work={work} options={{ startsAtOnce: true }} />);
    await press('Keep a');
    await press('Keep b');
    expect(work.mock.calls.map(([input]) => input)).toEqual(['a', 'b']);
  });

  it('says what was done, and takes it back', async () => {
    const undo = vi.fn<() => Promise<string>>(async () => 'back');
    show(<Writer work={async () => '1'} options={{ done: (_answer, input) => ({ title: `Kept ${input}` }), undo }} />);
    await press('Keep a');
    expect(await screen.findByText('Kept a')).toBeDefined();
    await press('Undo');
    expect(undo).toHaveBeenCalledWith('a', '1');
  });

  it('tells where what was done could not be taken back', async () => {
    const undo = async () => {
      throw refusal('It is gone for good.');
    };
    show(<Writer work={async () => '1'} options={{ done: { title: 'Kept' }, undo }} />);
    await press('Keep a');
    await screen.findByText('Kept');
    await press('Undo');
    expect(await screen.findByText('It is gone for good.')).toBeDefined();
  });

  it('tells a failure in the server’s words, or in its own', async () => {
    const work = mockWork(async () => '1').mockRejectedValueOnce(refusal('Somebody else was faster.'));
    show(<Writer work={work} />);
    await press('Keep a');
    expect(await screen.findByText('That didn’t work')).toBeDefined();
    expect(screen.getByText('Somebody else was faster.', { selector: '[role="alert"]' })).toBeDefined();
    work.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Keep a');
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeDefined();
  });

  it('names what failed', async () => {
    const work = async () => {
      throw refusal();
    };
    show(<Writer work={work} options={{ failureTitle: 'The copy could not be made' }} />);
    await press('Keep a');
    expect(await screen.findByText('The copy could not be made')).toBeDefined();
  });

  it.each(['page', 'nobody'] as const)('leaves telling a failure to %s', async (tells) => {
    const failed = vi.fn<() => void>();
    const work = async () => {
      throw refusal();
    };
    show(<Writer work={work} options={{ tells, failed }} />);
    await press('Keep a');
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeDefined();
    expect(screen.queryByText('That didn’t work')).toBeNull();
    expect(failed).toHaveBeenCalledWith(expect.any(ApiError), 'a', true);
  });

  it('shows what is expected at once, and takes it back where it fails', async () => {
    const seen: string[] = [];
    const expects = (input: string) => {
      seen.push(`expected ${input}`);
      return () => seen.push('taken back');
    };
    const work = mockWork(async () => '1').mockRejectedValueOnce(refusal());
    show(<Writer work={work} options={{ expects }} />);
    await press('Keep a');
    await screen.findByText('At rest');
    await press('Keep b');
    expect(await screen.findByText('Answer 1')).toBeDefined();
    expect(seen).toEqual(['expected a', 'taken back', 'expected b']);
  });

  it('keeps its key while the same is tried again, and no longer', async () => {
    const work = mockWork(async () => '1').mockRejectedValueOnce(refusal());
    show(<Writer work={work} />);
    for (const calls of [1, 2, 3]) {
      await press('Keep a');
      await waitFor(() => expect(work).toHaveBeenCalledTimes(calls));
      await screen.findByText('At rest');
    }
    await press('Keep b');
    await waitFor(() => expect(work).toHaveBeenCalledTimes(4));
    const [first, again, anew, other] = work.mock.calls.map(([, key]) => key);
    expect(again).toBe(first);
    expect(new Set([first, anew, other]).size).toBe(3);
  });

  it.each([
    ['done', async () => '1'],
    [
      'failed',
      async () => {
        throw refusal();
      },
    ],
  ])('asks again for what it refreshes when it has %s, and for nothing else', async (_how, work) => {
    show(
      <>
        <Reads address="/api/notes/7?page=2" />
        <Reads address="/api/notes/7/words" />
        <Writer work={work} options={{ refreshes: [listNotes] }} />
      </>,
    );
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    await press('Keep a');
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(3));
  });

  it('hands the answer over before it asks again, and says so after', async () => {
    const order: string[] = [];
    show(
      <>
        <Reads address="/api/notes/7" />
        <Writer
          work={async () => '1'}
          options={{
            answered: () => order.push('answered'),
            refreshes: [listNotes],
            done: () => void order.push('done'),
          }}
        />
      </>,
    );
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
    reads.mockImplementationOnce(async () => {
      order.push('read');
      return '';
    });
    await press('Keep a');
    await waitFor(() => expect(order).toEqual(['answered', 'read', 'done']));
  });

  it.each([
    ['goes on after a proof of who is there', true, 2],
    ['ends where that is turned down', false, 1],
  ])('%s', async (_what, isProven, calls) => {
    setSessionKeeper({ renew: async () => false, askToSignIn: () => {}, askForProof: async () => isProven });
    const work = mockWork(async () => '1').mockRejectedValueOnce(
      new ApiError(403, JSON.stringify({ code: 'recent-sign-in-needed', detail: 'Is it still you?' })),
    );
    show(<Writer work={work} />);
    await press('Keep a');
    expect(await screen.findByText(isProven ? 'Answer 1' : 'At rest')).toBeDefined();
    expect(screen.queryByText('Is it still you?')).toBeNull();
    expect(work).toHaveBeenCalledTimes(calls);
    setSessionKeeper(undefined);
  });

  it('waits for a connection', async () => {
    const end = watchConnection();
    act(() => void window.dispatchEvent(new Event('offline')));
    const work = mockWork(async () => '1');
    show(<Writer work={work} />);
    await press('Keep a');
    expect(screen.getByText('Busy with a')).toBeDefined();
    expect(work).not.toHaveBeenCalled();
    act(() => end());
    expect(await screen.findByText('Answer 1')).toBeDefined();
  });

  it('goes on when its page is left', async () => {
    let finish: Finish = () => {};
    const answered = vi.fn<() => void>();
    const { unmount } = show(
      <Writer work={() => new Promise((resolve) => (finish = resolve))} options={{ answered, done: { title: 'Kept' } }} />,
    );
    await press('Keep a');
    unmount();
    finish('1');
    await waitFor(() => expect(answered).toHaveBeenCalledWith('1', 'a', true));
  });

  it('calls an endpoint of a contract', async () => {
    const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    function Keeper() {
      const { run } = useWrite(keepNote);
      return (
        <button type="button" onClick={() => void run({})}>
          Keep
        </button>
      );
    }
    show(<Keeper />);
    await press('Keep');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/notes');
    expect(fetched.mock.calls[0]?.[1].method).toBe('POST');
  });
});
