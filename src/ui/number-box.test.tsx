// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberBox } from './number-box.tsx';

afterEach(cleanup);

function Years() {
  const [years, setYears] = useState(30);
  return (
    <>
      <NumberBox label="Term" min={1} max={50} value={years} onCommit={setYears} />
      <output>{years}</output>
    </>
  );
}

async function type(text: string) {
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Term' });
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
  return box;
}

describe('NumberBox', () => {
  it.each([
    ['goes', (unmount: () => void) => unmount()],
    ['has its page hidden', () => window.dispatchEvent(new Event('pagehide'))],
  ])('counts what was typed when it %s at once', async (_, go) => {
    const heard: number[] = [];
    const { unmount } = render(
      <NumberBox label="Term" min={1} max={50} value={30} onCommit={(value) => void heard.push(value)} />,
    );
    const box = screen.getByRole('textbox', { name: 'Term' });
    await userEvent.clear(box);
    await userEvent.type(box, '15');
    act(() => {
      go(unmount);
    });
    expect(heard).toEqual([15]);
  });

  it.each(['ten', '-5', '0', '51', '6,5', '1e1', '🏠', '10-20'])('keeps %s in the box and says what it takes', async (text) => {
    render(<Years />);
    const box = await type(text);
    expect(box.value).toBe(text);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Term: give a number from 1 to 50. We’ll keep using 30 until then.');
    expect(screen.getByRole('status').textContent).toBe('30');
    await userEvent.type(box, '{Escape}');
    expect(box.value).toBe('30');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['15', '15'],
    [' 20 years', '20'],
    ['0026', '26'],
    ['', '30'],
  ])('takes %j as %s', async (text, years) => {
    render(<Years />);
    await type(text);
    expect(screen.getByRole('status').textContent).toBe(years);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what could not be kept elsewhere, to be tried again', async () => {
    let isUp = false;
    const onCommit = vi.fn<() => Promise<boolean>>(async () => isUp);
    render(<NumberBox label="Term" min={1} max={50} value={30} onCommit={onCommit} />);
    const box = await type('15');
    expect(box.value).toBe('15');
    isUp = true;
    await userEvent.type(box, '{Enter}');
    expect(onCommit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(box.value).toBe('30'));
  });
});
