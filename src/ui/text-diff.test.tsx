// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextDiff } from './text-diff.tsx';

afterEach(cleanup);

it('marks the words that went and came, and keeps the rest as it is', () => {
  const { container } = render(<TextDiff before={'A house\nwith a garden.'} after={'A house\nwith a large garden, and oaks.'} />);
  expect([...container.querySelectorAll('del')].map((one) => one.textContent)).toEqual(['garden.']);
  expect([...container.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['large garden, and oaks.']);
  expect(container.textContent).toBe('A house\nwith a garden.large garden, and oaks.');
});
