// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FieldChange } from '#lib/field-changes.ts';
import { ApiError } from '../api-client.ts';
import { announcePersonChange } from '../person-change.ts';
import { useSavedFields } from './use-saved-fields.ts';

const docSchema = z.object({ color: z.string(), size: z.number() });
type Doc = z.infer<typeof docSchema>;

let told: (readonly FieldChange[])[];
let fails: unknown[];
let answer: Doc | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [told, fails, answer] = [[], [], undefined];
  announcePersonChange('ada');
});
afterEach(() => {
  cleanup();
  announcePersonChange(null);
  vi.useRealTimers();
});

function open(name: string) {
  return renderHook(
    ({ saved }: { saved: Doc }) =>
      useSavedFields<Doc>({
        name,
        saved,
        read: (value) => docSchema.parse(value),
        async save(changes) {
          const failure = fails.shift();
          if (failure !== undefined) throw failure;
          told.push(changes);
          return answer;
        },
      }),
    { initialProps: { saved: { color: 'red', size: 1 } } },
  );
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('saves the field that changed, and no other', async () => {
  const { result } = open('one');
  act(() => result.current.change((doc) => ({ ...doc, color: 'blue' })));
  expect([result.current.doc.color, result.current.state]).toEqual(['blue', 'saving']);
  await wait(5000);
  expect([told.flat(), result.current.state]).toEqual([[{ path: ['color'], value: 'blue' }], 'saved']);
});

it('shows what was saved elsewhere beside what is changed here and not saved yet', async () => {
  const { result, rerender } = open('two');
  fails = [new TypeError('Failed to fetch')];
  act(() => result.current.change((doc) => ({ ...doc, color: 'blue' })));
  await wait(700);
  rerender({ saved: { color: 'green', size: 7 } });
  expect(result.current.doc).toEqual({ color: 'blue', size: 7 });
  await wait(60_000);
  expect([told.flat(), result.current.doc]).toEqual([[{ path: ['color'], value: 'blue' }], { color: 'blue', size: 7 }]);
});

it('shows what the answer holds besides, and what was typed as it was typed', async () => {
  const { result } = open('five');
  answer = { color: 'blue', size: 9 };
  act(() => result.current.change((doc) => ({ ...doc, color: 'blue ' })));
  await wait(5000);
  expect(result.current.doc).toEqual({ color: 'blue ', size: 9 });
});

it.each([
  [422, 'refused'],
  [409, 'closed'],
] as const)('says what a save that met %d has come to', async (status, state) => {
  const { result } = open(`three ${status}`);
  fails = [new ApiError(status, '{}')];
  act(() => result.current.change((doc) => ({ ...doc, size: 2 })));
  await wait(5000);
  expect([result.current.state, result.current.doc.size]).toEqual([state, 2]);
});

it('saves at once where that is asked', async () => {
  const { result } = open('four');
  act(() => result.current.change((doc) => ({ ...doc, size: 3 })));
  await act(() => result.current.flush());
  expect(told).toHaveLength(1);
});
