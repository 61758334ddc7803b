// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { useStateFor } from './use-state-for.ts';

function Box({ said, typedAtOnce }: { said: string; typedAtOnce?: string }) {
  const [query, setQuery] = useStateFor(said, said);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && typedAtOnce !== undefined) fireEvent.input(input.current, { target: { value: typedAtOnce } });
  }, [typedAtOnce]);
  return <input ref={input} value={query} onChange={(event) => setQuery(event.target.value)} />;
}

const box = () => screen.getByRole('textbox');

it('keeps what is typed as soon as the box is there, and begins anew with another subject', () => {
  const { rerender } = render(<Box said="3 beds" typedAtOnce="condo" />);
  expect(box()).toHaveProperty('value', 'condo');
  rerender(<Box said="3 beds" />);
  expect(box()).toHaveProperty('value', 'condo');
  rerender(<Box said="4 beds" />);
  expect(box()).toHaveProperty('value', '4 beds');
  fireEvent.input(box(), { target: { value: 'loft' } });
  expect(box()).toHaveProperty('value', 'loft');
});
