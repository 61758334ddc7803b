// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepGuestPlaces, useGuestPlaces } from './guest-places.ts';

beforeEach(() => keepGuestPlaces([]));
afterEach(cleanup);

const placeNamed = (name: string) => ({ name, address: `${name} St`, longitude: 1, latitude: 2 });
function Shown() {
  return (
    <output>
      {useGuestPlaces()
        .map(({ name }) => name)
        .join()}
    </output>
  );
}
const shown = () => screen.getByRole('status').textContent;

/** Another window of the same browser keeps what the shown one then reads. */
function keepElsewhere(stored: string) {
  render(<Shown />);
  localStorage.setItem('commute_places', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'commute_places' })));
}

describe('a guest’s places', () => {
  it('are kept in this browser, three at most, and shown at once', () => {
    render(<Shown />);
    act(() => keepGuestPlaces(['Work', 'School', 'Gym', 'Bar'].map(placeNamed)));
    expect(shown()).toBe('Work,School,Gym');
    expect(JSON.parse(localStorage.getItem('commute_places') ?? '')).toHaveLength(3);
    act(() => keepGuestPlaces([]));
    expect(shown()).toBe('');
    expect(localStorage.getItem('commute_places')).toBeNull();
  });

  it('are read as another window keeps them, without what is no place', () => {
    keepElsewhere(JSON.stringify([placeNamed('Work'), { name: 'Half' }, null, 'Gym']));
    expect(shown()).toBe('Work');
  });

  it.each(['{', '{"name":"Work"}'])('are none where %s is stored', (stored) => {
    keepElsewhere(stored);
    expect(shown()).toBe('');
  });

  it('are no part of the server’s HTML', () => {
    keepGuestPlaces([placeNamed('Work')]);
    expect(renderToStaticMarkup(<Shown />)).toBe('<output></output>');
  });
});
