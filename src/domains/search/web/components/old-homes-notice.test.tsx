// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OldHomesNotice } from './old-homes-notice.tsx';

afterEach(cleanup);

const source = (name: string) => ({
  name,
  board: `Board of ${name}`,
  lastUpdated: '2026-05-01T12:00:00.000Z',
  isOld: true,
  disclaimer: '',
  homes: 1,
});

it('tells of old sources in a list of homes, and only of those that are in it', () => {
  document.body.replaceChildren();
  render(<OldHomesNotice homes={[{ sourceName: 'A' }, { sourceName: 'C' }]} oldSources={[source('A'), source('B')]} />);
  expect(screen.getByText(/have not heard from Board of A since/)).toBeDefined();
  expect(screen.queryByText(/Board of B/)).toBeNull();
});
