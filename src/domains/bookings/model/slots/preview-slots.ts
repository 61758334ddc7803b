import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { BookingKind, Hosting, ScheduleAnswer, ScheduleForm } from '../../contract.ts';
import { PREVIEW_DAYS } from '../booking-terms.ts';
import { shareSlots } from './share-slots.ts';

type Busy = ScheduleAnswer['busy'];

/** Who has to be free besides, and when each is somewhere else. */
export interface PreviewHosts {
  how: Hosting['how'];
  busy: readonly Busy[];
}

interface Preview {
  form: ScheduleForm;
  kind: BookingKind;
  timeZone: string;
  busy: Busy;
  hosts?: PreviewHosts | undefined;
  /** Milliseconds. */
  now: number;
}

/** The starts that rules make in the next days, whether saved or not: those that guests see once they are. */
export function previewSlots({ form, kind, timeZone, busy, hosts, now }: Preview): number[] {
  const settings = form.eventTypes.find((type) => type.kind === kind)?.settings;
  if (settings === undefined) return [];
  const { rules, overrides } = form;
  const taken = busy.map((one) => ({ ...readBusy(one, kind), isBooking: one.kind === kind }));
  const from = dayInZone(new Date(now), timeZone);
  return shareSlots(
    (hosts?.busy ?? [[]]).map((own, id) => ({
      id,
      load: 0,
      zone: timeZone,
      rules,
      overrides,
      // What each of them shows counts for the caps of no one home.
      busy: [...taken, ...own.map((one) => readBusy(one, kind))],
    })),
    hosts?.how ?? 'any',
    { eventType: settings, now, from, to: addDays(from, PREVIEW_DAYS - 1) },
  ).map(({ start }) => start);
}

function readBusy({ start, end, hasSeatsLeft, ...busy }: Busy[number], kind: BookingKind) {
  return { ...busy, start: Date.parse(start), end: Date.parse(end), hasFreeSeats: hasSeatsLeft && busy.kind === kind };
}
