import { MINUTE_MS } from '#lib/time-units.ts';
import type { BusyTime, EventType } from './slot-rules.ts';

/** Starts that are taken: all between `after` and `before`, but neither of the two. In milliseconds. */
export interface BlockedStarts {
  after: number;
  before: number;
}

/**
 * The starts at which a slot would run into busy time, in order and apart. A slot and busy time may touch with the buffers of
 * both, and never overlap. Where a way lies between them, the gap is as long as the way or as both buffers, whichever is longer.
 */
export function blockStarts(busy: readonly BusyTime[], eventType: EventType, from: number, until: number): BlockedStarts[] {
  const duration = eventType.durationMinutes * MINUTE_MS;
  const blocked: BlockedStarts[] = [];
  for (const one of busy) {
    const gapBefore = gapMinutes(eventType.afterBufferMinutes, one.beforeBufferMinutes, one.travelMinutes?.to);
    const gapAfter = gapMinutes(one.afterBufferMinutes, eventType.beforeBufferMinutes, one.travelMinutes?.from);
    const after = one.start - gapBefore * MINUTE_MS - duration;
    const before = one.end + gapAfter * MINUTE_MS;
    if (before <= from || after >= until || after >= before) continue;
    if (one.hasFreeSeats === true && one.end - one.start === duration) {
      blocked.push({ after, before: one.start }, { after: one.start, before });
    } else blocked.push({ after, before });
  }
  return merge(blocked.toSorted((a, b) => a.after - b.after));
}

/** Whether a start lies among those that are taken. */
export function isTaken(blocked: readonly BlockedStarts[], start: number): boolean {
  let low = 0;
  let high = blocked.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocked[middle]?.before ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const next = blocked[low];
  return next !== undefined && next.after < start;
}

function gapMinutes(one = 0, other = 0, way = 0): number {
  return Math.max(one + other, way);
}

/** What only touches stays apart: the start between is free. */
function merge(sorted: readonly BlockedStarts[]): BlockedStarts[] {
  const merged: BlockedStarts[] = [];
  for (const { after, before } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && after < last.before) last.before = Math.max(last.before, before);
    else merged.push({ after, before });
  }
  return merged;
}
