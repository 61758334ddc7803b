// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

const options: ComboboxOption[] = [
  { value: '1', label: 'Alder Row', group: 'Places' },
  { value: '2', label: 'Alderbrook', group: 'Places' },
  { value: '3', label: 'Alder School', group: 'Schools' },
];

function Search({
  onSelect,
  onSubmit,
  loading,
}: {
  onSelect: (option: ComboboxOption) => void;
  onSubmit?: (query: string) => void;
  loading?: boolean;
}) {
  const [query, setQuery] = useState('');
  const found = query === '' ? [] : options.filter((option) => option.label.toLowerCase().includes(query));
  return (
    <Field label="Location">
      <Combobox
        query={query}
        onQueryChange={setQuery}
        options={found}
        onSelect={onSelect}
        onSubmit={onSubmit}
        loading={loading}
      />
    </Field>
  );
}

async function setUp(props: { loading?: boolean } = {}) {
  const onSelect = vi.fn<(option: ComboboxOption) => void>();
  const onSubmit = vi.fn<(query: string) => void>();
  render(<Search onSelect={onSelect} onSubmit={onSubmit} {...props} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  await userEvent.click(box);
  return { onSelect, onSubmit, box };
}

function activeLabel(box: HTMLElement) {
  const id = box.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

describe('Combobox', () => {
  it('names the groups of its options', async () => {
    const { box } = await setUp();
    await userEvent.keyboard('ald');
    const members = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(members('Places')).toEqual(['Alder Row', 'Alderbrook']);
    expect(members('Schools')).toEqual(['Alder School']);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeLabel(box)).toBe('Alder School');
  });

  it('walks the options with the arrows, round and round', async () => {
    const { box } = await setUp();
    await userEvent.keyboard('ald');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(activeLabel(box)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeLabel(box)).toBe('Alderbrook');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeLabel(box)).toBe('Alder Row');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeLabel(box)).toBe('Alder School');
  });

  it('picks the active option with Enter and closes', async () => {
    const { box, onSelect, onSubmit } = await setUp();
    await userEvent.keyboard('ald{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledWith(options[0]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('takes the text itself with Enter when nothing is active', async () => {
    const { onSelect, onSubmit } = await setUp();
    await userEvent.keyboard('two beds{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('two beds');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes with Escape, then clears', async () => {
    const { box } = await setUp();
    await userEvent.keyboard('ald{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.value).toBe('ald');
    await userEvent.keyboard('{Escape}');
    expect(box.value).toBe('');
  });

  it('picks by pointer and keeps the focus', async () => {
    const { box, onSelect } = await setUp();
    await userEvent.keyboard('ald');
    await userEvent.click(screen.getByRole('option', { name: 'Alderbrook' }));
    expect(onSelect).toHaveBeenCalledWith(options[1]);
    expect(document.activeElement).toBe(box);
  });

  it('closes when the focus leaves', async () => {
    const { box } = await setUp();
    await userEvent.keyboard('ald');
    await userEvent.tab();
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('announces how many options there are, and why there are none', async () => {
    await setUp();
    await userEvent.keyboard('alder s');
    expect(screen.getByRole('status').textContent).toBe('1 suggestion');
    await userEvent.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
  });

  it('does not say that nothing was found while it still loads', async () => {
    await setUp({ loading: true });
    await userEvent.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });
});
