// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SignInNeededError } from '../api-client.ts';
import { announcePersonChange, announceReturn, letSave } from '../person-change.ts';
import { SAVE_WORDS } from './save-words.ts';
import { useSavedText } from './use-saved-text.ts';

/** What the server has; each save answers, or fails, as told. */
let stored: string;
let fails: unknown[];
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [stored, fails, heard] = ['', [], []];
  announcePersonChange('ada');
});
afterEach(() => {
  cleanup();
  announcePersonChange(null);
  vi.useRealTimers();
});

async function save(text: string): Promise<void> {
  heard.push(text);
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const failure = fails.shift();
  if (failure !== undefined) throw failure;
  stored = text;
}

function Box({ saved = stored }: { saved?: string }) {
  const note = useSavedText({ name: 'note:1', saved, save });
  return (
    <>
      <input aria-label="Note" {...note.box} />
      <p role="status">{SAVE_WORDS[note.state]}</p>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const waiting = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft:'));

it('saves what was typed last where the box goes at once, while an earlier save is under way', async () => {
  const { unmount } = render(<Box />);
  type('a');
  await wait(700);
  type('ab');
  unmount();
  await wait(5000);
  expect([stored, waiting()]).toEqual(['ab', []]);
});

it('keeps trying while the line or the server is away, through a reload, and says so', async () => {
  fails = [new TypeError('Failed to fetch'), new ApiError(500, '{}'), new ApiError(503, '{}')];
  const { unmount } = render(<Box />);
  type('sunny kitchen');
  await wait(1500);
  expect(screen.getByRole('status').textContent).toBe(SAVE_WORDS.waiting);
  expect(waiting()).toHaveLength(1);
  await wait(30_000);
  expect([stored, box().value, screen.getByRole('status').textContent]).toEqual(['sunny kitchen', 'sunny kitchen', 'Saved']);
  unmount();

  // A window that closed before it could save leaves that to the next one.
  fails = Array.from({ length: 99 }, () => new TypeError('Failed to fetch'));
  const closed = render(<Box />);
  type('sunny kitchen, small yard');
  await wait(1500);
  closed.unmount();
  fails = [];
  render(<Box />);
  expect(box().value).toBe('sunny kitchen, small yard');
  await wait(60_000);
  expect([stored, waiting()]).toEqual(['sunny kitchen, small yard', []]);
});

it('waits for who has to sign in again, and goes on then', async () => {
  fails = [new SignInNeededError()];
  render(<Box />);
  type('mine');
  await wait(60_000);
  expect([heard, box().value]).toEqual([['mine'], 'mine']);
  act(() => announceReturn());
  await wait(2000);
  expect(stored).toBe('mine');
});

it('saves before its owner signs out, and leaves nothing behind where it cannot', async () => {
  render(<Box />);
  type('one');
  const saved = letSave();
  await wait(1000);
  await saved;
  expect(stored).toBe('one');

  fails = Array.from({ length: 99 }, () => new TypeError('Failed to fetch'));
  type('two');
  await wait(5000);
  expect(waiting()).toHaveLength(1);
  act(() => announcePersonChange(null));
  expect(waiting()).toEqual([]);
  const asked = heard.length;
  await wait(120_000);
  expect([heard.length, waiting()]).toEqual([asked, []]);
});

it('shows what another window or person saved, and not over what is typed here', async () => {
  const { rerender } = render(<Box />);
  rerender(<Box saved="theirs" />);
  expect(box().value).toBe('theirs');
  type('theirs and mine ');
  rerender(<Box saved="theirs again" />);
  expect(box().value).toBe('theirs and mine ');
  await wait(2000);
  // The server trims; the space after which somebody goes on typing stays.
  rerender(<Box saved="theirs and mine" />);
  expect([stored, box().value]).toEqual(['theirs and mine ', 'theirs and mine ']);
});
