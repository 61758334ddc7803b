import { MINUTE_MS } from '#lib/time-units.ts';
import { TOUR_HOURS, TOUR_MS, TOUR_STEP_MINUTES } from '#lib/tour-limits.ts';

/** A time to offer for a tour: its instant, and how it reads in the home's own zone. */
export interface TourSlot {
  startsAt: string;
  /** 'Sat, Nov 28' */
  day: string;
  /** '10:00 AM' */
  time: string;
}

const STEP_MS = TOUR_STEP_MINUTES * MINUTE_MS;

/** '09:30' as minutes of its day. */
function minutesOf(wall: string): number {
  const [hours = 0, minutes = 0] = wall.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Times to choose from: those of {@link TOUR_HOURS} in the home's zone, for `days` days from `from` on, none before `earliest`.
 * Hours that a change of clocks skips are left out.
 */
export function listTourSlots(options: { from: Date; earliest: Date; days: number; timeZone: string }): TourSlot[] {
  const { from, earliest, days, timeZone } = options;
  const wall = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [first, last] = [minutesOf(TOUR_HOURS.from), minutesOf(TOUR_HOURS.to) - TOUR_MS / MINUTE_MS];
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const slots: TourSlot[] = [];
  const start = Math.ceil(from.getTime() / STEP_MS) * STEP_MS;
  for (let step = 0; step * TOUR_STEP_MINUTES < days * 24 * 60; step += 1) {
    const instant = new Date(start + step * STEP_MS);
    const minutes = minutesOf(wall.format(instant));
    if (minutes < first || minutes > last || instant < earliest) continue;
    slots.push({ startsAt: instant.toISOString(), day: day.format(instant), time: time.format(instant).replace('\u202f', ' ') });
  }
  return slots;
}
