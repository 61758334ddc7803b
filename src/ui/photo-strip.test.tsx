// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoStrip } from './photo-strip.tsx';

afterEach(cleanup);

const photos = [
  { src: '/1.jpg', alt: 'Front' },
  { src: '/2.jpg', alt: 'Kitchen', note: 'Digitally altered' },
];
const strip = (known: typeof photos | undefined, onReach = vi.fn<() => void>()) => (
  <MemoryRouter>
    <PhotoStrip label="Photos" href="/property/1" count={2} photos={known} onReach={onReach} />
  </MemoryRouter>
);
const shown = () => document.querySelector('img')?.getAttribute('src');

it('asks for the photos when someone reaches for them, and leafs by key without losing its place', async () => {
  const onReach = vi.fn<() => void>();
  const { rerender } = render(strip(undefined, onReach));
  expect(onReach).not.toHaveBeenCalled();
  // The card's own picture lies below: nothing covers it.
  expect(shown()).toBeUndefined();

  await userEvent.tab();
  expect(onReach).toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBeUndefined();
  rerender(strip(photos, onReach));
  expect(shown()).toBe('/2.jpg');
  expect(screen.getByText('Digitally altered')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(shown()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next photo' }));
});
