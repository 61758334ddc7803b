// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import type { ScheduleForm } from '../../contract.ts';
import { DaysOff } from './days-off.tsx';

type Overrides = ScheduleForm['overrides'];
const today = '2026-12-01';
let now: Overrides = [];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00Z`) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Rules({ start }: { start: Overrides }) {
  const [overrides, setOverrides] = useState(start);
  const change = (next: Overrides) => {
    now = next;
    setOverrides(next);
  };
  return <DaysOff overrides={overrides} timeZone="UTC" onChange={change} />;
}

const field = () => screen.getByLabelText('Date');
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a day off' }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('says why a day cannot be added, at its field', () => {
  render(<Rules start={[]} />);
  add();
  expect(screen.getByText('Choose a date')).toBeDefined();
  expect(document.activeElement).toBe(field());
  type(addDays(today, -1));
  expect(screen.queryByText('Choose a date')).toBeNull();
  add();
  expect(screen.getByText('Choose a date from today on')).toBeDefined();
  type(addDays(today, 3));
  add();
  expect(now).toEqual([{ date: addDays(today, 3), ranges: [] }]);
  type(addDays(today, 3));
  add();
  expect(screen.getByText('This date is in the list above')).toBeDefined();
  expect(now).toHaveLength(1);
});

it('takes a day off after years of them, which are over', () => {
  const over = Array.from({ length: 120 }, (_, index) => ({ date: addDays(today, -1 - index), ranges: [] }));
  render(<Rules start={over} />);
  type(today);
  add();
  expect(now).toEqual([{ date: today, ranges: [] }]);
});
