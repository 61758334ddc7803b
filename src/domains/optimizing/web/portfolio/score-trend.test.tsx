// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScoreTrend } from './score-trend.tsx';

afterEach(cleanup);

const KEPT = [
  { day: '2026-11-10', score: 49, ungated: 49 },
  { day: '2026-11-17', score: 49, ungated: 49 },
];
const pointsOf = () => screen.getAllByRole('row').map((row) => row.textContent);

it('ends where the listing stands now, as the words beside it say', () => {
  render(<ScoreTrend label="6800 Fir Ln" score={55} history={KEPT} />);
  expect(screen.getByText('6 points more than on Nov 10')).toBeDefined();
  expect(pointsOf().at(-1)).toBe('Now55');
});

it('says nothing twice where the last score kept is the one of now', () => {
  render(<ScoreTrend label="6800 Fir Ln" score={49} history={KEPT} />);
  expect(screen.getByText('The same as on Nov 10')).toBeDefined();
  expect(screen.queryByText(/Now/)).toBeNull();
});

it('begins with the second score', () => {
  render(<ScoreTrend label="6800 Fir Ln" score={49} history={KEPT.slice(0, 1)} />);
  expect(screen.getByText(/Its trend begins with the next score/)).toBeDefined();
});
