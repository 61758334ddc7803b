// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DollarField } from './amount-field.tsx';

afterEach(cleanup);

function Budget({ start, hasCents = false }: { start: number | null; hasCents?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DollarField label="Budget" min={1} max={1e9} value={value} onChange={setValue} hasCents={hasCents} />
      <output>{String(value)}</output>
    </>
  );
}

async function type(start: number | null, text: string, hasCents = false): Promise<string> {
  cleanup();
  render(<Budget start={start} hasCents={hasCents} />);
  const box = screen.getByLabelText('Budget');
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
  return screen.getByRole('status').textContent;
}

it.each(['abc', '10000000000', '-5', '0', '🏠'])('keeps what was there where %s is typed, and says so', async (text) => {
  expect(await type(875_000, text)).toBe('875000');
  expect(screen.getByText(/We’ll keep using 875,000 until then\.$/)).toBeDefined();
});

it('takes an amount, and nothing for an empty box', async () => {
  expect(await type(875_000, '900k')).toBe('900000');
  expect(await type(null, '12,500')).toBe('12500');
  expect(await type(null, 'abc')).toBe('null');
  expect(screen.getByText('Give a number from 1 to 1,000,000,000')).toBeDefined();
});

it('keeps the cents of a price, and refuses parts of a cent', async () => {
  expect(await type(null, '65.50', true)).toBe('65.5');
  expect(screen.getByLabelText<HTMLInputElement>('Budget').value).toBe('65.50');
  expect(await type(null, '1,250', true)).toBe('1250');
  expect(screen.getByLabelText<HTMLInputElement>('Budget').value).toBe('1,250');
  expect(await type(450, '450.505', true)).toBe('450');
  expect(screen.getByText('Give whole cents. We’ll keep using 450 until then.')).toBeDefined();
});
