// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import type { Cma } from '../contract.ts';
import { cmaOptions, useChange } from './api.ts';

const ID = '6f0e3a52-5a3c-4e0f-9d57-0b1a1f7f3c11';
// Of an analysis only its title matters here.
const titled = (title: string) => ({ title }) as Cma;

let client: QueryClient;
let answers: { answer: (title: string) => void; fail: () => void }[];

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(cmaOptions(ID).queryKey, titled('first'));
  answers = [];
});
afterEach(cleanup);

const call = () =>
  new Promise<Cma>((resolve, reject) => {
    answers.push({ answer: (title) => resolve(titled(title)), fail: () => reject(new TypeError('Failed to fetch')) });
  });
const shown = () => client.getQueryData(cmaOptions(ID).queryKey)?.title;

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useChange(ID), { wrapper }).result;
}

/** Presses, and lets what follows at once happen. */
async function press(result: ReturnType<typeof open>, expected?: Cma) {
  let isDone: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    isDone = result.current.change(call, expected);
  });
  return isDone.then.bind(isDone);
}

it('shows what is expected until the answer comes, and then the answer', async () => {
  const result = open();
  await press(result, titled('expected'));
  expect(shown()).toBe('expected');
  expect(result.current.isBusy).toBe(true);
  await act(async () => answers[0]?.answer('answered'));
  expect([shown(), result.current.isBusy]).toEqual(['answered', false]);
});

it('takes back what was expected where it fails, and says so', async () => {
  const result = open();
  await press(result, titled('expected'));
  await act(async () => answers[0]?.fail());
  expect(shown()).toBe('first');
  expect(await screen.findByText('That was not saved')).toBeDefined();
});

it('runs one after another, however alike, and keeps what is expected of the last', async () => {
  const result = open();
  await press(result, titled('one'));
  await press(result, titled('two'));
  expect([answers.length, shown()]).toEqual([1, 'two']);
  await act(async () => answers[0]?.answer('answer of one'));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('two');
  await act(async () => answers[1]?.answer('answer of two'));
  expect(shown()).toBe('answer of two');
});

it('keeps what was expected since where an earlier one fails', async () => {
  const result = open();
  await press(result, titled('one'));
  await press(result, titled('two'));
  await act(async () => answers[0]?.fail());
  expect(shown()).toBe('two');
});
