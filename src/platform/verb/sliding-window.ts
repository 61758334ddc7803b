/** The time that a limit looks back on has this many slots; one more counts in full, so that no window holds too many. */
const SLOTS = 60;

/** The counts: `slot` is the number of the last of `slots`, counted from 1970; the oldest comes first. */
export interface Counts {
  slot: number;
  slots: readonly number[];
}

export function slotSeconds(perSeconds: number): number {
  return perSeconds / SLOTS;
}

export function slotAt(now: number, perSeconds: number): number {
  return Math.floor(now / 1000 / slotSeconds(perSeconds));
}

export function firstCounts(slot: number, hits: number): Counts {
  return { slot, slots: [...Array<number>(SLOTS).fill(0), hits] };
}

/** The counts at `slot`, with this many more. A slow clock adds to the newest slot. */
export function addTo({ slot: last, slots }: Counts, slot: number, hits: number): Counts {
  const shift = Math.min(SLOTS + 1, Math.max(0, slot - last));
  const moved = [...slots.slice(shift), ...Array<number>(shift).fill(0)];
  return { slot: Math.max(slot, last), slots: moved.with(-1, (moved.at(-1) ?? 0) + hits) };
}

export function totalOf({ slots }: Counts): number {
  return slots.reduce((sum, hits) => sum + hits, 0);
}

/** Seconds until there is room for one more. */
export function secondsUntilFree({ slot, slots }: Counts, limit: { hits: number; perSeconds: number }, now: number): number {
  let left = totalOf({ slot, slots });
  let gone = 0;
  for (const hits of slots) {
    if (left < limit.hits) break;
    left -= hits;
    gone += 1;
  }
  return Math.max(0, (slot + gone) * slotSeconds(limit.perSeconds) - now / 1000);
}
