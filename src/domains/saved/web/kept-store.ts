import { useSyncExternalStore } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { untilReached } from '#platform/web/connection.ts';
import { announceOwnChange, onOwnChange } from '#platform/web/own-changes.ts';
import { onPersonChange } from '#platform/web/person-change.ts';
import { readBearerToken, readStored, writeStored } from '#platform/web/stored-session.ts';
import {
  removeKeptHome,
  getKeptKeys,
  keepHome,
  KEPT_LISTS,
  mergeKeptHomes,
  type KeptKeys,
  type KeptList,
} from '../contract/homes.ts';
import { MOST_COMPARED, MOST_KEPT_BY_GUESTS } from '../model/limits.ts';

export interface Kept {
  /** `guest`: kept in this browser only. */
  owner: 'loading' | 'guest' | 'person';
  keys: KeptKeys;
}

const GUEST_KEY = 'kept_homes';
/** Shared with the map, which marks pins of homes that were opened; oldest first. */
const VIEWED_KEY = 'viewed_homes';
const NOTHING: KeptKeys = { favorites: [], hidden: [], viewed: [], compared: [] };
const LOADING: Kept = { owner: 'loading', keys: NOTHING };

let kept = LOADING;
let loading: Promise<void> | undefined;
/** Changes that are on their way. */
let underway = 0;
/** The last change of each home on its way. */
const turns = new Map<string, Promise<void>>();
let isOld = false;
let isTelling = false;
const listeners = new Set<() => void>();

function set(next: Kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', hearGuest);
  loading ??= load();
  return () => listeners.delete(listener);
}

/** One list as a set that stays the same while the list does, for a map. */
function setOf(list: KeptList) {
  let known: { keys: readonly string[]; set: ReadonlySet<string> } = { keys: [], set: new Set() };
  return {
    subscribe,
    read(): ReadonlySet<string> {
      const keys = kept.keys[list];
      if (known.keys !== keys) known = { keys, set: new Set(keys) };
      return known.set;
    },
  };
}

export const hiddenHomes = setOf('hidden');
export const savedHomes = setOf('favorites');

/** What is kept, by the account or by this browser; `loading` on the server and until it was read. */
export function useKept(): Kept {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => LOADING,
  );
}

// Signing in or out: the lists are another person's.
onPersonChange(() => {
  set(LOADING);
  loading = load();
});

// Changed by another page or this one; an older answer does not undo a change on its way.
onOwnChange((isChanged) => {
  if (isTelling || !isChanged('kept-homes') || kept.owner !== 'person') return;
  isOld = true;
  void readAgain();
});

async function readAgain(): Promise<void> {
  if (!isOld || underway > 0) return;
  isOld = false;
  const before = kept;
  const keys = await browserApi.call(getKeptKeys).catch(() => null);
  if (keys === null || kept.owner !== 'person') return;
  if (kept === before) return set({ owner: 'person', keys });
  isOld = true;
  await readAgain();
}

function tellStored(): void {
  isTelling = true;
  announceOwnChange('kept-homes');
  isTelling = false;
}

/** What another window of a guest keeps. */
function hearGuest({ key }: StorageEvent): void {
  if ((key === GUEST_KEY || key === VIEWED_KEY) && kept.owner === 'guest') set({ owner: 'guest', keys: readGuest() });
}

async function load(): Promise<void> {
  const guest = readGuest();
  if (readBearerToken() === null) return set({ owner: 'guest', keys: guest });
  try {
    const hasGuestHomes = KEPT_LISTS.some((list) => guest[list].length > 0);
    const keys = hasGuestHomes ? await browserApi.call(mergeKeptHomes, { body: guest }) : await browserApi.call(getKeptKeys);
    if (keys === null) return set({ owner: 'guest', keys: guest });
    // The account owns it now.
    writeStored(GUEST_KEY, null);
    set({ owner: 'person', keys });
  } catch {
    set({ owner: 'guest', keys: guest });
  }
}

/** Puts a home on a list at once, and waits for the connection; takes it off again, and throws, where the server refuses. */
export async function keep(list: KeptList, listingKey: string): Promise<void> {
  if (list === 'compared' && kept.keys.compared.length >= MOST_COMPARED && !kept.keys.compared.includes(listingKey))
    throw new CallFailure('Nothing was sent', {
      code: 'too-many',
      detail: `You already compare ${MOST_COMPARED} homes: remove one first.`,
    });
  await change(list, listingKey, true, () => browserApi.call(keepHome, { params: { list, listingKey } }));
}

/** Takes a home off a list at once. */
export async function drop(list: KeptList, listingKey: string): Promise<void> {
  await change(list, listingKey, false, () => browserApi.call(removeKeptHome, { params: { list, listingKey } }));
}

async function change(list: KeptList, listingKey: string, isKept: boolean, send: () => Promise<unknown>): Promise<void> {
  await loading;
  const wasKept = kept.keys[list].includes(listingKey);
  show(list, listingKey, isKept);
  if (kept.owner !== 'person') return writeGuest(kept.keys, list);
  underway += 1;
  try {
    await inTurn(`${list} ${listingKey}`, send);
    tellStored();
  } catch (error) {
    // What else was changed meanwhile stays; the order comes with the next answer.
    if (kept.owner === 'person') show(list, listingKey, wasKept);
    isOld = true;
    throw error;
  } finally {
    underway -= 1;
    void readAgain();
  }
}

function show(list: KeptList, listingKey: string, isKept: boolean): void {
  const others = kept.keys[list].filter((key) => key !== listingKey);
  const joined = list === 'compared' ? [...others, listingKey] : [listingKey, ...others];
  set({ ...kept, keys: { ...kept.keys, [list]: isKept ? joined : others } });
}

/** A second thought about the same home never overtakes the first on a slow line, and both wait for a lost one. */
async function inTurn(name: string, send: () => Promise<unknown>): Promise<void> {
  const before = turns.get(name);
  const mine = (async () => {
    await before?.catch(() => undefined);
    await untilReached();
    await send();
  })();
  turns.set(name, mine);
  try {
    await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}

/** Forgets which homes were looked at, in this browser. */
export function forgetViewedHere(): void {
  writeStored(VIEWED_KEY, null);
  set({ ...kept, keys: { ...kept.keys, viewed: [] } });
}

function readGuest(): KeptKeys {
  const stored = readJson(GUEST_KEY);
  const listOf = (name: string) => keysOf(typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined);
  return {
    favorites: listOf('favorites'),
    hidden: listOf('hidden'),
    viewed: keysOf(readJson(VIEWED_KEY)).toReversed().slice(0, 40),
    compared: listOf('compared').slice(0, MOST_COMPARED),
  };
}

function writeGuest(keys: KeptKeys, list: KeptList): void {
  if (list === 'viewed') return writeStored(VIEWED_KEY, JSON.stringify(keys.viewed.slice(0, MOST_KEPT_BY_GUESTS).toReversed()));
  const { favorites, hidden, compared } = keys;
  writeStored(
    GUEST_KEY,
    JSON.stringify({
      favorites: favorites.slice(0, MOST_KEPT_BY_GUESTS),
      hidden: hidden.slice(0, MOST_KEPT_BY_GUESTS),
      compared,
    }),
  );
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
}
