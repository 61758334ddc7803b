import { listFreeSlots, type SlotQuestion } from './list-free-slots.ts';

/** One of several who can take a booking. */
export interface SlotHost extends Omit<SlotQuestion, 'eventType' | 'now' | 'from' | 'to'> {
  id: number;
  /** How much this host has taken on: the round goes to who has least. */
  load: number;
}

/** `any`: one of the hosts, as the person chooses. `all`: all of them at once. `round-robin`: the one with the least to do. */
export type Hosting = 'any' | 'all' | 'round-robin';

/** A start, and who takes it: for `any` all who can, the first of whom would by load and then id. */
export interface SharedSlot {
  start: number;
  hostIds: number[];
}

/** The starts that several hosts offer together, in order. With `all` those that every one of them offers. */
export function shareSlots(
  hosts: readonly SlotHost[],
  hosting: Hosting,
  question: Pick<SlotQuestion, 'eventType' | 'now' | 'from' | 'to'>,
): SharedSlot[] {
  const inTurn = hosts.toSorted((a, b) => a.load - b.load || a.id - b.id);
  const offered = new Map<number, number[]>();
  for (const host of inTurn) {
    for (const start of listFreeSlots({ ...host, ...question })) {
      const taking = offered.get(start);
      if (taking === undefined) offered.set(start, [host.id]);
      else taking.push(host.id);
    }
  }
  const slots = [...offered]
    .map(([start, hostIds]) => ({ start, hostIds: hosting === 'round-robin' ? hostIds.slice(0, 1) : hostIds }))
    .toSorted((a, b) => a.start - b.start);
  return hosting === 'all' ? slots.filter(({ hostIds }) => hostIds.length === hosts.length) : slots;
}
