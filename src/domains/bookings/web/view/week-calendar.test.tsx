// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
