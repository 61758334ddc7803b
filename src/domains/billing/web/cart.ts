import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { trimChoice } from './bundle-choice.ts';
import type { Period } from './say-price.ts';

/** What somebody wants to buy, kept in this browser until it is paid: signing in changes nothing about it. Prices are never part of it. */
export interface CartItem {
  id: string;
  quantity: number;
  period: Period;
  /** Services of a bundle that are left out. */
  without?: string[];
  /** Services of a bundle, each with the one that comes instead. */
  swaps?: Record<string, string>;
}

const KEY = 'cart';
const PERIODS: readonly string[] = ['once', 'month', 'year', 'sale'] satisfies Period[];
export const MOST_OF_ONE = 50;
const MOST_ITEMS = 20;
const NOTHING: readonly CartItem[] = [];

const choiceOf = ({ without = [], swaps = {} }: CartItem) =>
  JSON.stringify([without.toSorted(), Object.entries(swaps).toSorted(([a], [b]) => a.localeCompare(b, 'en'))]);
const isSame = (one: CartItem, other: Pick<CartItem, 'id' | 'period'>) => one.id === other.id && one.period === other.period;

/** Adds one thing: of the same it becomes more, another plan takes the place of the first, and a bundle is taken as chosen last. */
export function withItem(items: readonly CartItem[], added: CartItem): readonly CartItem[] {
  if (added.period !== 'once') return [...items.filter(({ period }) => period === 'once'), { ...added, quantity: 1 }];
  const known = items.find((item) => isSame(item, added));
  if (known === undefined) return items.length >= MOST_ITEMS ? items : [...items, added];
  const isOtherChoice = choiceOf(known) !== choiceOf(added);
  const quantity = isOtherChoice ? added.quantity : Math.min(MOST_OF_ONE, known.quantity + added.quantity);
  return items.map((item) => (item === known ? { ...added, quantity } : item));
}

/** What a browser kept; whatever is not a cart is left out. */
export function readCart(kept: string | null): readonly CartItem[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.flatMap(readItem).slice(0, MOST_ITEMS) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function readItem(value: unknown): CartItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, quantity, period, without, swaps } = value as Partial<Record<keyof CartItem, unknown>>;
  if (typeof id !== 'string' || id === '' || id.length > 60) return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_OF_ONE) return [];
  if (!isPeriod(period)) return [];
  const left = Array.isArray(without) ? without.filter((one) => typeof one === 'string').slice(0, MOST_ITEMS) : [];
  return [{ id, quantity, period, ...trimChoice({ without: left, swaps: readSwaps(swaps) }) }];
}

function readSwaps(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(known.slice(0, MOST_ITEMS));
}

function isPeriod(value: unknown): value is Period {
  return typeof value === 'string' && PERIODS.includes(value);
}

const listeners = new Set<() => void>();
let current: readonly CartItem[] | undefined;

function get(): readonly CartItem[] {
  current ??= readCart(readStored(KEY));
  return current;
}

function set(items: readonly CartItem[]): void {
  current = items;
  writeStored(KEY, items.length === 0 ? null : JSON.stringify(items));
  for (const listener of listeners) listener();
}

function hearOthers({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOthers);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOthers);
  };
}

export const cart = {
  add: (item: CartItem) => set(withItem(get(), item)),
  remove: (item: Pick<CartItem, 'id' | 'period'>) => set(get().filter((one) => !isSame(one, item))),
  setQuantity: (item: CartItem, quantity: number) => set(get().map((one) => (isSame(one, item) ? { ...one, quantity } : one))),
  /** After an order: what was bought is no longer wanted. */
  removeBought: (lines: readonly { itemId: string; period: Period }[]) =>
    set(get().filter((item) => !lines.some(({ itemId, period }) => isSame(item, { id: itemId, period })))),
};

/** The cart of this browser; empty on the server and on the first paint. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, get, () => NOTHING);
}
