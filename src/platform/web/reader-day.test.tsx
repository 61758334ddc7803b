// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ReaderDay } from './reader-day.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('tells the day of a reader, and until their zone is known that of UTC', async () => {
  localStorage.setItem('time_zone', 'America/Denver');
  const day = <ReaderDay at="2026-12-30T03:00:00.000Z" />;
  expect(renderToString(day)).toContain('Dec 30, 2026');
  render(day);
  expect(await screen.findByText('Dec 29, 2026')).toBeDefined();
});
