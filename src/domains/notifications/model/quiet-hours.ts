import { dateFormat } from '#lib/format.ts';
import { MORNING_HOUR } from '#lib/morning.ts';
import { type NotificationTopic, topicOf } from './topics.ts';

const NIGHT = { from: 21, to: MORNING_HOUR } as const;
const QUARTER_MS = 900_000;

/** When a device may show news of a topic: now, or in the morning where the device is. */
export function whenToShow(topic: NotificationTopic, now: Date, timeZone: string): Date {
  if (topicOf(topic).waitsForMorning !== true || !isNight(now, timeZone)) return now;
  // Zones change their clocks at full quarters, so going by quarters finds the morning in each of them.
  let at = new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS);
  while (isNight(at, timeZone)) at = new Date(at.getTime() + QUARTER_MS);
  return at;
}

function isNight(at: Date, timeZone: string): boolean {
  const hour = Number(dateFormat('hour', timeZone, { hour: 'numeric', hourCycle: 'h23' }).format(at));
  return hour >= NIGHT.from || hour < NIGHT.to;
}
