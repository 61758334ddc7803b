import { useSyncExternalStore } from 'react';
import type { MapTheme } from './map-types.ts';

export interface MapColors {
  surface: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  line: string;
  lineStrong: string;
  brand: string;
  onBrand: string;
  accent: string;
  onAccent: string;
}

/** The design tokens as they stand now: a canvas cannot read CSS variables. */
export function readMapColors(): MapColors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: read('surface'),
    sunken: read('sunken'),
    ink: read('ink'),
    inkSoft: read('ink-soft'),
    line: read('line'),
    lineStrong: read('line-strong'),
    brand: read('brand'),
    onBrand: read('on-brand'),
    accent: read('accent'),
    onAccent: read('on-accent'),
  };
}

const DARK = '(prefers-color-scheme: dark)';

function currentTheme(): MapTheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', listener);
  };
}

/** The reader's theme: their choice on the page, else the system's preference. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
}
