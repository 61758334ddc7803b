// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDayAddress } from './use-day-address.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-10T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('two changes made before the address follows both last', () => {
  const { result } = renderHook(() => ({ day: useDayAddress(), at: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/appointments/day?homes=a,b']}>{children}</MemoryRouter>,
  });
  const [, change] = result.current.day;
  act(() => {
    change({ date: '2027-03-14' });
    change({ homes: ['b', 'a'], inOrder: true });
  });
  expect(result.current.day[0]).toEqual({ homes: ['b', 'a'], date: '2027-03-14', mode: 'drive', inOrder: true });
  expect(new URLSearchParams(result.current.at.search).get('homes')).toBe('b,a');
});

test.each(['foo', '2027-02-30', '2027-03-01', ''])('a date that is no day ahead, %j, is none', (date) => {
  const { result } = renderHook(() => useDayAddress(), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/appointments/day?homes=a&date=${date}`]}>{children}</MemoryRouter>
    ),
  });
  expect(result.current[0].date).toBeUndefined();
});
