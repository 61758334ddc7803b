// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RemovableChip, ToggleChip } from './chip.tsx';

afterEach(cleanup);

describe('ToggleChip', () => {
  it.each([true, false])('says that it is %s and asks for the other', async (pressed) => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(
      <ToggleChip pressed={pressed} onPressedChange={onPressedChange}>
        Garage
      </ToggleChip>,
    );
    const chip = screen.getByRole('button', { name: 'Garage', pressed });
    await userEvent.click(chip);
    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(!pressed);
  });
});

describe('RemovableChip', () => {
  it('has a button that says what it removes', async () => {
    const onRemove = vi.fn<() => void>();
    render(<RemovableChip label="3+ beds" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3+ beds' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('can be edited where that makes sense', async () => {
    const onEdit = vi.fn<() => void>();
    const onRemove = vi.fn<() => void>();
    render(<RemovableChip label="3+ beds" onRemove={onRemove} onEdit={onEdit} />);
    await userEvent.click(screen.getByRole('button', { name: '3+ beds' }));
    expect(onEdit).toHaveBeenCalledOnce();
    expect(onRemove).not.toHaveBeenCalled();
  });
});
