// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Appointment } from '../../contract.ts';
import { WeekCalendar } from './week-calendar.tsx';

afterEach(cleanup);

it('turns the weeks by keys, also from the button that leads back to this week', () => {
  render(<WeekCalendar appointments={[]} now={new Date('2026-11-30T12:00:00Z')} timeZone="UTC" />);
  const week = () => screen.getByRole('heading', { level: 2 }).textContent;
  const here = 'Mon, Nov 30 to Sun, Dec 6';
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next week' }), { key: 'PageDown' });
  expect(week()).toBe('Mon, Dec 7 to Sun, Dec 13');
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'This week' });
  back.focus();
  fireEvent.click(back);
  expect(week()).toBe(here);
  // A disabled button would lose the focus, and the keys with it.
  expect(back.disabled).toBe(false);
  expect(back.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(back, { key: 'PageUp' });
  expect(week()).toBe('Mon, Nov 23 to Sun, Nov 29');
});

it('says of each day how many appointments it has, and which is today, in columns and in the row of days', () => {
  const call = { id: 'call', startsAt: '2026-12-01T17:00:00.000Z', endsAt: '2026-12-01T17:15:00.000Z', title: 'Call with Ben' };
  const appointment = {
    ...call,
    status: 'accepted',
    handle: 'ben',
    wished: [],
    proposed: [],
    moves: [],
  } as unknown as Appointment;
  render(<WeekCalendar appointments={[appointment]} now={new Date('2026-12-01T12:00:00Z')} timeZone="UTC" />);
  for (const role of ['button', 'region'])
    for (const name of ['Tuesday, December 1, 1 appointment, today', 'Wednesday, December 2, nothing'])
      expect(screen.getByRole(role, { name })).toBeDefined();
});
