// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { announcePersonChange } from '#platform/web/person-change.ts';
import { useWeights } from './use-weights.ts';

/** Weights in the order the server received them; the first `away` calls fail. */
let told: [key: string, percent: unknown][];
let away: number;

beforeEach(() => {
  vi.useFakeTimers();
  [told, away] = [[], 0];
  announcePersonChange('ada');
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (url, init) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 900);
      });
      if (away-- > 0) throw new TypeError('Failed to fetch');
      const { manualWeight }: { manualWeight: unknown } = JSON.parse(String(init?.body));
      told.push([String(url).split('/').at(-1) ?? '', manualWeight]);
      return Response.json({ told: told.length });
    }),
  );
});
afterEach(() => {
  cleanup();
  announcePersonChange(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SOLD = [
  { key: 'a', manualWeight: null, weight: 0.25 },
  { key: 'b', manualWeight: null, weight: 0.75 },
];

function Weights({ sold = SOLD }: { sold?: typeof SOLD }) {
  const { weights, isManual, state, setWeight, setMode } = useWeights('analysis', sold);
  return (
    <>
      <button onClick={() => setMode(isManual ? 'auto' : 'manual')}>Turn</button>
      <input
        aria-label="First"
        type="number"
        value={weights['a'] ?? ''}
        onChange={(event) => setWeight('a', Number(event.target.value))}
      />
      <p role="status">{SAVE_WORDS[state]}</p>
    </>
  );
}

const client = new QueryClient();
const page = (sold = SOLD) => (
  <QueryClientProvider client={client}>
    <Weights sold={sold} />
  </QueryClientProvider>
);
const weigh = (percent: string) => fireEvent.change(screen.getByRole('spinbutton'), { target: { value: percent } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const state = () => screen.getByRole('status').textContent;

it('tells the newest weight last, however slow the line is', async () => {
  render(page());
  weigh('40');
  await wait(700);
  weigh('45');
  weigh('50');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('50');
  await wait(5_000);
  expect([told, state()]).toEqual([
    [
      ['a', 40],
      ['a', 50],
    ],
    SAVE_WORDS.saved,
  ]);
});

it('weighs every sale by hand at once, and all again after a lost line', async () => {
  away = 1;
  render(page());
  fireEvent.click(screen.getByRole('button'));
  await wait(1_600);
  expect(state()).toBe(SAVE_WORDS.waiting);
  await wait(10_000);
  expect([told, state()]).toEqual([
    [
      ['a', 25],
      ['b', 75],
    ],
    SAVE_WORDS.saved,
  ]);
});

it('puts no sale back that was taken out before its weight was saved', async () => {
  away = 1;
  const { rerender } = render(page());
  fireEvent.click(screen.getByRole('button'));
  rerender(page(SOLD.slice(0, 1)));
  await wait(10_000);
  expect(told).toEqual([['a', 25]]);
});
