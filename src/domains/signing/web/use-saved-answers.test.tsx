// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { NO_ANSWERS } from '../model/answers.ts';
import { useSavedAnswers } from './use-saved-answers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: React.ReactNode }) => <ToastProvider>{children}</ToastProvider>;
const fillIn = (onRefused = () => undefined) =>
  renderHook(() => useSavedAnswers(() => NO_ANSWERS, { token: 't', onRefused }), { wrapper });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const typed = (text: string) => () => ({ ...NO_ANSWERS, values: { field: text } });

function serve(answers: readonly (() => Response)[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { answers: given } = JSON.parse(String(init.body)) as { answers: { values: Record<string, string> } };
    sent.push(given.values['field'] ?? '');
    return (answers[sent.length - 1] ?? saved)();
  });
  return sent;
}
const saved = () => new Response(null, { status: 204 });
const problem = (status: number, detail: string) => () =>
  Response.json({ status, code: 'conflict', detail }, { status, headers: { 'content-type': 'application/problem+json' } });

it('asks before a page is left whose last change is not saved, and no longer once it is', async () => {
  const sent = serve([]);
  const { result } = fillIn();
  expect(asksBeforeLeaving()).toBe(false);
  act(() => result.current.change(typed('12 Elm Street')));
  expect(asksBeforeLeaving()).toBe(true);
  await pass(1000);
  expect([sent, asksBeforeLeaving()]).toEqual([['12 Elm Street'], false]);
});

it('saves at once when the page is hidden, as a phone does that ends it without a question', async () => {
  const sent = serve([]);
  const { result } = fillIn();
  act(() => result.current.change(typed('12 Elm Street')));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await pass(0);
  expect(sent).toEqual(['12 Elm Street']);
});

it('says that a change is not saved, tries again where the line broke, and keeps asking until then', async () => {
  const sent = serve([() => new Response('', { status: 502 })]);
  const { result } = fillIn();
  act(() => result.current.change(typed('12 Elm Street')));
  await pass(1000);
  expect([result.current.failure !== undefined, asksBeforeLeaving()]).toEqual([true, true]);
  await pass(6000);
  expect([sent, result.current.failure, asksBeforeLeaving()]).toEqual([['12 Elm Street', '12 Elm Street'], undefined, false]);
});

it('does not send again what the server refused with a reason', async () => {
  const refused = vi.fn<() => undefined>();
  const sent = serve([problem(409, 'This can’t be filled in anymore.')]);
  const { result } = fillIn(refused);
  act(() => result.current.change(typed('12 Elm Street')));
  await pass(60_000);
  expect([sent, result.current.failure]).toEqual([['12 Elm Street'], 'This can’t be filled in anymore.']);
  expect(refused).toHaveBeenCalledOnce();
});

it('saves nothing while the document is signed, which waits for what is on its way, and goes on where that fails', async () => {
  let answer: (response: Response) => void = () => undefined;
  const first = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const { answers } = JSON.parse(String(init.body)) as { answers: { values: Record<string, string> } };
    sent.push(answers.values['field'] ?? '');
    return sent.length === 1 ? first : Promise.resolve(saved());
  });
  const { result } = fillIn();
  act(() => result.current.change(typed('12 Elm Street')));
  await pass(1000);
  act(() => result.current.change(typed('14 Elm Street')));
  const stopped = vi.fn<() => void>();
  act(() => void result.current.stop().then(stopped));
  await pass(10_000);
  expect([sent, stopped.mock.calls.length, asksBeforeLeaving()]).toEqual([['12 Elm Street'], 0, false]);
  answer(saved());
  await pass(10_000);
  expect([sent, stopped.mock.calls.length]).toEqual([['12 Elm Street'], 1]);
  act(() => result.current.goOn());
  await pass(1000);
  expect(sent).toEqual(['12 Elm Street', '14 Elm Street']);
});
