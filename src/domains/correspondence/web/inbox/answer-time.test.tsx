// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerTime } from './answer-time.tsx';

afterEach(cleanup);

it('keeps its place until it is known, and says nothing meanwhile', () => {
  const { container, rerender } = render(<AnswerTime answers={undefined} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<AnswerTime answers={{ medianMinutes: 660, answered: 4, waiting: 2 }} />);
  expect(container.textContent).toMatch(/^First answers take 11 hours \(median\); 2 are still waiting/);
  expect(screen.getByRole('button', { name: 'How is this counted?' })).toBeDefined();
});
