import { HOUR_MS } from '#lib/time-units.ts';
import { describeIssue } from './field-issue.ts';
import { isRecord } from '#lib/json-value.ts';
import type { NormalizedOpenHouse } from './normalized-listing.ts';
import { readUrl } from './map-media.ts';
import { nameSpeller, recordSpeller } from '#lib/spell-names.ts';
import { unwrapRecords } from './unwrap-value.ts';
import { isBlank, readDate, readText, readTimestamp, type Warn } from './read-value.ts';
import { zonedTimeToInstant } from '#lib/zoned-time.ts';

const MOST_OPEN_HOUSES = 100;
const DEFAULT_HOURS = 2;
const LONGEST_HOURS = 24;

const spellOpenHouseNames = recordSpeller(
  nameSpeller([
    'OpenHouseKey',
    'OpenHouseId',
    'OpenHouseDate',
    'OpenHouseStartTime',
    'OpenHouseEndTime',
    'OpenHouseType',
    'OpenHouseStatus',
    'OpenHouseRemarks',
    'LivestreamOpenHouseURL',
  ]),
);

/** RESO OpenHouse records that can be placed in time; the zone is that of the home. */
export function mapOpenHouses(value: unknown, timeZone: string, warn: Warn): NormalizedOpenHouse[] {
  const items = isBlank(value) ? [] : unwrapRecords(value);
  if (items === undefined) warn(describeIssue('OpenHouse', 'unknown-value', value, 'a list of OpenHouse records'));
  const houses = new Map<string, NormalizedOpenHouse>();
  for (const item of (items ?? []).slice(0, MOST_OPEN_HOUSES)) {
    if (!isRecord(item)) continue;
    const house = readOpenHouse(spellOpenHouseNames(item), timeZone, warn);
    if (house !== null) houses.set(house.source_key, house);
  }
  return [...houses.values()].toSorted(
    (a, b) => a.starts_at.localeCompare(b.starts_at) || a.source_key.localeCompare(b.source_key),
  );
}

function readOpenHouse(record: Readonly<Record<string, unknown>>, timeZone: string, warn: Warn): NormalizedOpenHouse | null {
  const date = readDate('OpenHouse.OpenHouseDate', record['OpenHouseDate'], warn);
  const starts = readMoment('OpenHouse.OpenHouseStartTime', record['OpenHouseStartTime'], date, timeZone, warn);
  if (starts === null) return null;
  const given = readMoment('OpenHouse.OpenHouseEndTime', record['OpenHouseEndTime'], date, timeZone, warn);
  const hours = given === null ? Number.NaN : (Date.parse(given) - Date.parse(starts)) / HOUR_MS;
  const isSensible = hours > 0 && hours <= LONGEST_HOURS;
  if (given !== null && !isSensible)
    warn(describeIssue('OpenHouse.OpenHouseEndTime', 'date-order', given, 'after the start, within a day'));
  const ends = given !== null && isSensible ? given : new Date(Date.parse(starts) + DEFAULT_HOURS * HOUR_MS).toISOString();
  return {
    source_key: readText('OpenHouse.OpenHouseKey', record['OpenHouseKey'] ?? record['OpenHouseId'], 255, warn) ?? starts,
    starts_at: starts,
    ends_at: ends,
    time_zone: timeZone,
    kind: readText('OpenHouse.OpenHouseType', record['OpenHouseType'], 25, warn) ?? 'Public',
    status: readStatus(record['OpenHouseStatus']),
    remarks: readText('OpenHouse.OpenHouseRemarks', record['OpenHouseRemarks'], 500, warn, true),
    livestream_url: readUrl('OpenHouse.LivestreamOpenHouseURL', record['LivestreamOpenHouseURL'], warn),
  };
}

function readStatus(value: unknown): 'Active' | 'Canceled' | 'Ended' {
  const word = typeof value === 'string' ? value.toLowerCase() : 'active';
  return word.startsWith('cancel') ? 'Canceled' : word.startsWith('end') ? 'Ended' : 'Active';
}

const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[-+]\d{2}:?\d{2})?$/i;

// Either a full timestamp, or a time of day that needs the date beside it: "09:00-07:00", "9:00 am".
function readMoment(field: string, value: unknown, date: string | null, timeZone: string, warn: Warn): string | null {
  if (isBlank(value)) return null;
  const clock = typeof value === 'string' ? CLOCK.exec(value.trim()) : null;
  if (clock === null) {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim())) {
      warn(describeIssue(field, 'not-a-date', value, 'a date with a time'));
      return null;
    }
    return readTimestamp(field, value, warn);
  }
  const [, hourText, minuteText, half, zone] = clock;
  const hour = (Number(hourText) % (half === undefined ? 24 : 12)) + (half?.toLowerCase().startsWith('p') ? 12 : 0);
  if (date === null || Number(hourText) > 23 || Number(minuteText) > 59) {
    warn(describeIssue(field, 'not-a-date', value, 'a time with a date beside it'));
    return null;
  }
  const wall = `${date}T${String(hour).padStart(2, '0')}:${minuteText}:00`;
  return zone === undefined ? zonedTimeToInstant(wall, timeZone) : readTimestamp(field, `${wall}${zone}`, warn);
}
