import { roundTo } from '#lib/round-to.ts';
import { isTravelMode, type TravelMode } from './travel-mode.ts';

/** A home within a number of minutes of a place, or of any place of a kind. */
export interface TravelLimit {
  /** A point, or a kind of everyday place such as `grocery`. */
  to: { longitude: number; latitude: number } | { amenity: string };
  mode: TravelMode;
  minutes: number;
  /** HH:MM on a weekday. */
  arriveBy: string;
  /** The reader's name for it: "Work". */
  label: string;
}

export const DEFAULT_ARRIVE_BY = '08:30';
export const MOST_MINUTES = 120;
export const MOST_LIMITS = 3;
export const MOST_LABEL_LENGTH = 60;

/** A kind of everyday place in words. */
export function nameAmenity(kind: string): string {
  if (kind === 'bus') return 'bus stop';
  return kind === 'light_rail' ? 'light rail station' : kind.replaceAll('_', ' ');
}

/** Limits as text: `-124.5,46.9,transit,30,08:30,Work|grocery,walk,10`. */
export function encodeLimits(limits: readonly TravelLimit[]): string {
  return limits
    .map(({ to, mode, minutes, arriveBy, label }) => {
      const place = 'amenity' in to ? to.amenity : `${roundTo(to.longitude, 5)},${roundTo(to.latitude, 5)}`;
      const words = label.replaceAll(/[|\s]+/g, ' ').trim();
      const rest = words === '' ? (arriveBy === DEFAULT_ARRIVE_BY ? '' : `,${arriveBy}`) : `,${arriveBy},${words}`;
      return `${place},${mode},${minutes}${rest}`;
    })
    .join('|');
}

/** Reads limits; undefined if any of them is unreadable. */
export function decodeLimits(text: string): TravelLimit[] | undefined {
  const limits = text.split('|').map(decodeLimit);
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === limits.length && known.length <= MOST_LIMITS ? known : undefined;
}

function decodeLimit(text: string): TravelLimit | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const isAmenity = /^[a-z_]{3,30}$/.test(parts[0] ?? '');
  const [mode = '', minutesText = '', arriveBy = '', ...words] = parts.slice(isAmenity ? 1 : 2);
  const [longitude, latitude] = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  const minutes = Number(minutesText);
  const isPoint = Math.abs(longitude ?? Number.NaN) <= 180 && Math.abs(latitude ?? Number.NaN) <= 90;
  const time = arriveBy === '' ? DEFAULT_ARRIVE_BY : arriveBy;
  if (!isTravelMode(mode) || !(isAmenity || isPoint)) return undefined;
  if (!(Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES)) return undefined;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return {
    to: isAmenity ? { amenity: parts[0] ?? '' } : { longitude: longitude ?? 0, latitude: latitude ?? 0 },
    mode,
    minutes,
    arriveBy: time,
    label: words.join(', ').slice(0, MOST_LABEL_LENGTH),
  };
}
