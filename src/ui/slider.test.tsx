// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RangeSlider, Slider } from './slider.tsx';

afterEach(cleanup);

function Price() {
  const [value, setValue] = useState<[number, number]>([300, 700]);
  return (
    <>
      <RangeSlider
        label="Price"
        min={100}
        max={900}
        step={10}
        value={value}
        onValueChange={setValue}
        format={(at) => `$${at}K`}
      />
      <output>{value.join(' to ')}</output>
    </>
  );
}

function DownPayment() {
  const [value, setValue] = useState(20);
  return (
    <>
      <Slider label="Down payment" min={0} max={60} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function chosen() {
  return screen.getByRole('status').textContent;
}

async function type(name: string, text: string) {
  const box = screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
}

describe('RangeSlider', () => {
  it('moves each end, and never past the other', () => {
    render(<Price />);
    fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '450' } });
    expect(chosen()).toBe('450 to 700');
    fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '880' } });
    expect(chosen()).toBe('700 to 700');
    fireEvent.change(screen.getByRole('slider', { name: 'Price, highest' }), { target: { value: '120' } });
    expect(chosen()).toBe('700 to 700');
  });

  it('reads its values aloud', () => {
    render(<Price />);
    expect(screen.getByRole('slider', { name: 'Price, highest' }).getAttribute('aria-valuetext')).toBe('$700K');
  });

  it('takes typed numbers with Enter or on leaving, within bounds', async () => {
    render(<Price />);
    await type('Price from', '1,250{Enter}');
    expect(chosen()).toBe('700 to 700');
    await type('Price from', '5');
    expect(chosen()).toBe('700 to 700');
    await userEvent.tab();
    expect(chosen()).toBe('100 to 700');
    await type('Price from', '0.5k{Enter}');
    expect(chosen()).toBe('500 to 700');
  });

  it('forgets a typed number with Escape, and ignores what is no number', async () => {
    render(<Price />);
    const box = await type('Price to', '800{Escape}');
    expect(box.value).toBe('700');
    await type('Price to', 'many{Enter}');
    expect(chosen()).toBe('300 to 700');
  });
});

describe('Slider', () => {
  it('moves by its handle and by its box', async () => {
    render(<DownPayment />);
    fireEvent.change(screen.getByRole('slider', { name: 'Down payment' }), { target: { value: '35' } });
    expect(chosen()).toBe('35');
    await type('Down payment, as a number', '75{Enter}');
    expect(chosen()).toBe('60');
  });
});
