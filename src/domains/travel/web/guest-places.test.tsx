// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Places from './guest-places.ts';

let places: typeof Places;
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  places = await import('./guest-places.ts');
});
afterEach(cleanup);

const placeNamed = (name: string) => ({ name, address: `${name} St`, longitude: 1, latitude: 2 });
function Shown() {
  return (
    <output>
      {places
        .useGuestPlaces()
        .map(({ name }) => name)
        .join()}
    </output>
  );
}
const shown = () => screen.getByRole('status').textContent;

describe('a guest’s places', () => {
  it('are kept in this browser, three at most, and shown at once', () => {
    render(<Shown />);
    act(() => places.keepGuestPlaces(['Work', 'School', 'Gym', 'Bar'].map(placeNamed)));
    expect(shown()).toBe('Work,School,Gym');
    expect(JSON.parse(localStorage.getItem('commute_places') ?? '')).toHaveLength(3);
    act(() => places.keepGuestPlaces([]));
    expect(shown()).toBe('');
    expect(localStorage.getItem('commute_places')).toBeNull();
  });

  it('are read back, without what is no place', () => {
    localStorage.setItem('commute_places', JSON.stringify([placeNamed('Work'), { name: 'Half' }, null, 'Gym']));
    render(<Shown />);
    expect(shown()).toBe('Work');
  });

  it.each(['{', '{"name":"Work"}'])('are none where %s is stored', (stored) => {
    localStorage.setItem('commute_places', stored);
    render(<Shown />);
    expect(shown()).toBe('');
  });

  it('are no part of the server’s HTML', () => {
    localStorage.setItem('commute_places', JSON.stringify([placeNamed('Work')]));
    expect(renderToStaticMarkup(<Shown />)).toBe('<output></output>');
  });
});
