// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';
import type { Photo } from './photo.ts';
import { installNativeDialog } from './testing/install-native-dialog.ts';

beforeAll(installNativeDialog);
afterEach(cleanup);

const photos: Photo[] = [
  { src: '/1.jpg', alt: 'Front', note: 'Illustration', caption: 'The front in May' },
  { src: '/2.jpg', alt: 'Kitchen', note: 'Digitally altered', originalSrc: '/2-original.jpg' },
  { src: '/3.jpg', alt: 'Garden', largeSrc: '/3-large.jpg' },
];

async function openAt(name: RegExp) {
  render(<Gallery photos={photos} title="1420 Alder Row" />);
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Photos of 1420 Alder Row' });
}

function shownPhoto(box: HTMLElement) {
  return within(box).getAllByRole('img')[0]?.getAttribute('src');
}

function swipe(box: HTMLElement, by: number) {
  const [stage] = within(box).getAllByRole('img');
  if (stage === undefined) throw new Error('no photo is shown');
  fireEvent.pointerDown(stage, { isPrimary: true, clientX: 200 });
  fireEvent.pointerUp(stage, { isPrimary: true, clientX: 200 + by });
}

describe('Gallery', () => {
  it('opens the photo that was pressed and says where it stands', async () => {
    const box = await openAt(/Open photo 2 of 3: Kitchen/);
    expect(shownPhoto(box)).toBe('/2.jpg');
    expect(within(box).getByRole('status').textContent).toBe('Photo 2 of 3');
  });

  it('goes on with the arrow keys, round and round, and to either end', async () => {
    const box = await openAt(/Open photo 2/);
    await userEvent.keyboard('{ArrowRight}');
    expect(shownPhoto(box)).toBe('/3-large.jpg');
    await userEvent.keyboard('{ArrowRight}');
    expect(shownPhoto(box)).toBe('/1.jpg');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shownPhoto(box)).toBe('/3-large.jpg');
    await userEvent.keyboard('{Home}');
    expect(shownPhoto(box)).toBe('/1.jpg');
    await userEvent.keyboard('{End}');
    expect(shownPhoto(box)).toBe('/3-large.jpg');
  });

  it('goes on by its buttons and by a swipe of more than 50 px', async () => {
    const box = await openAt(/Open photo 1/);
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(shownPhoto(box)).toBe('/2.jpg');
    swipe(box, -30);
    expect(shownPhoto(box)).toBe('/2.jpg');
    swipe(box, -80);
    expect(shownPhoto(box)).toBe('/3-large.jpg');
    swipe(box, 80);
    expect(shownPhoto(box)).toBe('/2.jpg');
  });

  it('shows caption and label, and the original beside an altered photo', async () => {
    const box = await openAt(/Open photo 1/);
    expect(within(box).getByText('The front in May')).toBeTruthy();
    expect(within(box).getByText('Illustration')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(box).getByText('Digitally altered')).toBeTruthy();
    expect(within(box).getByRole('img', { name: 'Original: Kitchen' }).getAttribute('src')).toBe('/2-original.jpg');
    expect(within(box).getByText('Original')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(box).queryByText('Original')).toBeNull();
  });

  it('closes with Escape and goes back to the photo', async () => {
    await openAt(/Open photo 3/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Open photo 3/ }));
  });

  it('says so when there are no photos', () => {
    render(<Gallery photos={[]} title="1420 Alder Row" />);
    expect(screen.getByText('No photos yet')).toBeTruthy();
  });
});
