// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ReaderEnd } from './reader-end.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('tells the day of a far end in the zone of its reader, and until that is known the time in UTC', async () => {
  localStorage.setItem('time_zone', 'America/Denver');
  const day = <ReaderEnd at="2126-12-30T03:00:00.000Z" />;
  expect(renderToString(day)).toContain('Dec 30, 2126, 3:00 AM UTC');
  render(day);
  expect(await screen.findByText('Dec 29, 2126')).toBeDefined();
});

it('tells the time of an end that is near', async () => {
  localStorage.setItem('time_zone', 'America/Denver');
  render(<ReaderEnd at="2025-12-30T03:00:00.000Z" />);
  expect(await screen.findByText('Dec 29, 2025, 8:00 PM MST')).toBeDefined();
});
