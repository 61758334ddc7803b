// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageRect, ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import type { SigningField } from '../../model/fields.ts';
import { PlacedField } from './placed-field.tsx';

afterEach(cleanup);

it('stays in sight while it is moved by keys, and Enter goes on to its settings', async () => {
  const scroll = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scroll;
  const onChange = vi.fn<(part: PageRect) => void>();
  const onOpen = vi.fn<() => void>();
  const rect = { x: 0.4, y: 0.4, width: 0.2, height: 0.05 };
  const page = { width: 600, height: 800, toShown: () => rect, toPage: (part: PageRect) => part } as unknown as ShownPage;
  const field = { ...rect, id: 'f1', kind: 'text', label: '', page: 1, file: 0, recipient: 0, isRequired: false };
  render(
    <PlacedField
      field={field as unknown as SigningField}
      page={page}
      who="Sam"
      isSelected
      onSelect={() => {}}
      onOpen={onOpen}
      onChange={onChange}
      onRemove={() => {}}
    />,
  );
  screen.getByRole('button').focus();
  const before = scroll.mock.calls.length;
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledOnce();
  await waitFor(() => expect(scroll.mock.calls.length).toBeGreaterThan(before));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});
