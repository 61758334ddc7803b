/** What is booked, in real minutes. Buffers stay free before and after it. */
export interface EventType {
  durationMinutes: number;
  /** Starts lie so far apart, from the beginning of a range on. */
  incrementMinutes: number;
  beforeBufferMinutes: number;
  afterBufferMinutes: number;
  /** It starts at least this long from now. */
  minimumNoticeMinutes: number;
  /** How many days after today its date may be. */
  windowDays: number;
  /** How many bookings a date, or an ISO week, may hold; null for no limit. */
  dailyCap: number | null;
  weeklyCap: number | null;
}

/** Wall times of one date, as 09:00 and 17:30; 24:00 is midnight at its end. */
export interface TimeRange {
  from: string;
  to: string;
}

/** When a host is there each week, in wall time of the host's zone. */
export interface WeeklyRule extends TimeRange {
  /** ISO weekdays: 1 is Monday. */
  days: readonly number[];
}

/** What counts on one date instead of the weekly rules; no ranges are a day off. */
export interface DateOverride {
  /** YYYY-MM-DD */
  date: string;
  ranges: readonly TimeRange[];
}

/** A host's rules, and the zone whose clocks they are of. */
export interface Availability {
  /** IANA */
  zone: string;
  rules: readonly WeeklyRule[];
  overrides: readonly DateOverride[];
}

/** Time that is taken: bookings, open houses, holds, other calendars. Instants in milliseconds. */
export interface BusyTime {
  start: number;
  end: number;
  beforeBufferMinutes?: number | undefined;
  afterBufferMinutes?: number | undefined;
  /** Counts for the caps. */
  isBooking?: boolean | undefined;
  /** Others can join it: it takes no time from those who start and end with it. */
  hasFreeSeats?: boolean | undefined;
  /** How long the way takes from here to what is asked for, and from there to here. */
  travelMinutes?: { from: number; to: number } | undefined;
}
