import { zonedTimeToInstant } from '#lib/zoned-time.ts';

export type ConversionName = keyof typeof CONVERSIONS;
type Raw = string | number | boolean;

const yes = (raw: Raw): boolean | undefined =>
  /^(?:1|true|yes|y|ja|si|j)$/i.test(String(raw)) ? true : /^(?:0|false|no|n|nein|off)$/i.test(String(raw)) ? false : undefined;

/** What values of other formats become. Everything is a RESO value, or undefined where it says nothing. */
export const CONVERSIONS = {
  yes,
  /** Where a field says that something is kept from the public. */
  not: (raw: Raw) => {
    const value = yes(raw);
    return value === undefined ? undefined : !value;
  },
  text: (raw: Raw) => String(raw),
  /** A number with a decimal comma as one with a point. */
  decimal: (raw: Raw) => spellDecimal(raw),
  lower: (raw: Raw) => String(raw).toLowerCase(),
  upper: (raw: Raw) => String(raw).toUpperCase(),
  /** Square meters and the older Australian squares as square feet. */
  'square-meters': (raw: Raw) => scale(raw, 10.763_910_4),
  /** "4", "4.0", "4 beds", "4-5": the number that it begins with. */
  count: (raw: Raw) => {
    const found = /^\s*(\d+(?:\.\d+)?)/.exec(String(raw));
    return found === null ? String(raw) : Number(found[1]);
  },
  /** 2009-01-01-12:30:00, 2009-01-01T12:30, 20090101-123000 and 2009-01-01. */
  stamp: (raw: Raw) => {
    const found = /^(\d{4})-?(\d{2})-?(\d{2})(?:[-T ]+(\d{1,2}):?(\d{2})(?::?(\d{2}))?)?/.exec(String(raw));
    if (found === null) return String(raw);
    const [, year, month, day, hour = '0', minute = '00', second = '00'] = found;
    const rest = String(raw).slice(found[0].length).trim();
    const zone = /^(?:\.\d+)?(Z|[-+]\d{2}:?\d{2})$/i.exec(rest)?.[1] ?? 'Z';
    return `${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`;
  },
  /** The day of a stamp. */
  day: (raw: Raw) => {
    const found = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(String(raw));
    return found === null ? String(raw) : `${found[1]}-${found[2]}-${found[3]}`;
  },
  /** Day before month: 28/2/2011 17:30, 25.02.2015. */
  'day-first': (raw: Raw) => {
    const found = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s+(\d{1,2}):(\d{2}))?/.exec(String(raw));
    if (found === null) return String(raw);
    const [, day = '', month = '', year, hour = '0', minute = '00'] = found;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:00Z`;
  },
  /** An address of the web that may be escaped once too often. */
  link: (raw: Raw) => {
    const text = String(raw);
    if (!/^https?%3a/i.test(text)) return text;
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  },
  list: (raw: Raw) =>
    String(raw)
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
} satisfies Record<string, (raw: Raw) => unknown>;

// "1.250,5" and "125,5" are written with a decimal comma; "1,250" and "1,250.5" with one for thousands.
function spellDecimal(raw: Raw): string {
  const text = String(raw).trim();
  return /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '');
}

function scale(raw: Raw, factor: number): number | string {
  const value = Number(spellDecimal(raw));
  return Number.isFinite(value) ? Math.round(value * factor) : String(raw);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "21-Jan-2009 11:00am to 1:00pm" as two instants; undefined for anything else. */
export function readInspection(text: string, timeZone: string): { starts: string; ends: string } | undefined {
  const found =
    /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})\s+(\d{1,2}):(\d{2})\s*([ap])m\s*(?:to|-)\s*(\d{1,2}):(\d{2})\s*([ap])m/i.exec(
      text.trim(),
    );
  if (found === null) return undefined;
  const [, day = '', word = '', year, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found;
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  if (month === 0) return undefined;
  const clock = (hour: string | undefined, minute: string | undefined, half: string | undefined) =>
    `${String((Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}:00`;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return {
    starts: zonedTimeToInstant(`${date}T${clock(fromHour, fromMinute, fromHalf)}`, timeZone),
    ends: zonedTimeToInstant(`${date}T${clock(toHour, toMinute, toHalf)}`, timeZone),
  };
}
