import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { MOST_GUEST_PLACES } from '../model/limits.ts';

/** A guest's destination, kept only in this browser. */
export interface GuestPlace {
  name: string;
  address: string;
  longitude: number;
  latitude: number;
}

const KEY = 'commute_places';
const NONE: readonly GuestPlace[] = [];

let current: readonly GuestPlace[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly GuestPlace[] {
  current ??= load();
  return current;
}

function load(): readonly GuestPlace[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST_GUEST_PLACES) : NONE;
  } catch {
    return NONE;
  }
}

function isPlace(value: unknown): value is GuestPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, address, longitude, latitude } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof address === 'string' && typeof longitude === 'number' && typeof latitude === 'number';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', hearWindow);
  return () => listeners.delete(listener);
}

/** What another window keeps. */
function hearWindow({ key }: StorageEvent): void {
  if (key === KEY || key === null) set(null);
}

function set(places: readonly GuestPlace[] | null): void {
  current = places;
  for (const listener of listeners) listener();
}

/** Keeps a guest's places in this browser, at most {@link MOST_GUEST_PLACES}. */
export function keepGuestPlaces(places: readonly GuestPlace[]): void {
  const kept = places.slice(0, MOST_GUEST_PLACES);
  writeStored(KEY, kept.length === 0 ? null : JSON.stringify(kept));
  set(kept);
}

/** The guest's places; none on the server. */
export function useGuestPlaces(): readonly GuestPlace[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
