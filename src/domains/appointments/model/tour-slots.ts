/** A time to offer for a tour: its instant, and how it reads in the home's own zone. */
export interface TourSlot {
  startsAt: string;
  /** 'Sat, Nov 28' */
  day: string;
  /** '10:00 AM' */
  time: string;
}

const FIRST_HOUR = 9;
const LAST_HOUR = 18;

/**
 * Times to choose from: every full hour from 9 to 18 in the home's zone, for `days` days from `from` on, none before `earliest`.
 * Hours that a change of clocks skips are left out.
 */
export function listTourSlots(options: { from: Date; earliest: Date; days: number; timeZone: string }): TourSlot[] {
  const { from, earliest, days, timeZone } = options;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const slots: TourSlot[] = [];
  const start = Math.ceil(from.getTime() / 3_600_000) * 3_600_000;
  for (let hour = 0; hour < days * 24; hour += 1) {
    const instant = new Date(start + hour * 3_600_000);
    const localHour = Number(parts.formatToParts(instant).find((part) => part.type === 'hour')?.value);
    if (localHour < FIRST_HOUR || localHour > LAST_HOUR || instant < earliest) continue;
    slots.push({ startsAt: instant.toISOString(), day: day.format(instant), time: time.format(instant).replace('\u202f', ' ') });
  }
  return slots;
}
