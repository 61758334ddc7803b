import type { Random } from '#lib/random.ts';
import type { Clock, Day } from './calendar.ts';
import { formatDay, weekdayOf } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import { draw } from './draw.ts';
import type { MemberRecord, OpenHouseRecord } from './reso.ts';
import { SYSTEM_NAME } from './system.ts';

/** Start and end in minutes of the local day. */
const WEEKEND_SLOTS: readonly (readonly [number, number])[] = [
  [600, 720],
  [660, 780],
  [720, 840],
  [780, 900],
  [840, 960],
  [720, 900],
];
const EVENING: readonly [number, number] = [1020, 1140];
const BROKER_TOUR: readonly [number, number] = [630, 750];
const DAYS_AHEAD = 15;

interface ListingIds {
  ListingKey: string;
  ListingId: string;
}

/** Open houses of the coming two weeks for homes that can be visited, and a few of last week that ended. */
export function drawOpenHouses(
  random: Random,
  campaign: Campaign,
  ids: ListingIds,
  agent: MemberRecord,
  asOf: Day,
  clock: Clock,
): OpenHouseRecord[] {
  const { onMarketDay, status } = campaign;
  if (onMarketDay === null || (status !== 'Active' && status !== 'Coming Soon')) return [];
  const isNew = asOf - onMarketDay < 12;
  const houses: OpenHouseRecord[] = [];
  const add = (
    day: Day,
    [start, end]: readonly [number, number],
    type: OpenHouseRecord['OpenHouseType'],
    openStatus: OpenHouseRecord['OpenHouseStatus'],
  ): void => {
    const number = houses.length + 1;
    houses.push({
      OpenHouseKey: `${ids.ListingKey}-OH${number}`,
      ListingKey: ids.ListingKey,
      ListingId: ids.ListingId,
      OpenHouseDate: formatDay(day),
      OpenHouseStartTime: clock.ahead(day, start),
      OpenHouseEndTime: clock.ahead(day, end),
      OpenHouseStatus: openStatus,
      OpenHouseType: type,
      AppointmentRequiredYN: false,
      ShowingAgentKey: agent.MemberKey,
      ShowingAgentFirstName: agent.MemberFirstName,
      OpenHouseRemarks: draw(random, [
        [null, 60],
        ['Please park on the street.', 20],
        ['Floor plans and disclosures are at the house.', 20],
      ]),
      Refreshments: draw(random, [
        [null, 70],
        ['Coffee and pastries', 20],
        ['Lemonade', 10],
      ]),
      ModificationTimestamp: clock.stamp(Math.min(asOf - 1, Math.max(campaign.listDay, asOf - 6)), 900),
      OriginatingSystemName: SYSTEM_NAME,
    });
  };
  if (status === 'Active' && asOf - onMarketDay > 8 && random.chance(0.06)) {
    const past = asOf - 1 - ((weekdayOf(asOf - 1) + 1) % 7);
    add(past, random.pick(WEEKEND_SLOTS), 'Public', 'Ended');
  }
  if (!random.chance(isNew ? 0.55 : 0.17)) return houses;
  const first = Math.max(asOf, onMarketDay);
  const days = Array.from({ length: Math.max(0, asOf + DAYS_AHEAD - first) }, (_, index) => first + index);
  const weekend = days.filter((day) => weekdayOf(day) === 0 || weekdayOf(day) === 6);
  const chosen = random.shuffle(weekend).slice(
    0,
    draw(random, [
      [1, 62],
      [2, 30],
      [3, 8],
    ]),
  );
  for (const day of chosen.toSorted((a, b) => a - b)) {
    add(day, random.pick(WEEKEND_SLOTS), 'Public', random.chance(0.03) ? 'Canceled' : 'Active');
  }
  const weekdays = days.filter((day) => weekdayOf(day) >= 2 && weekdayOf(day) <= 4);
  if (weekdays.length > 0 && random.chance(0.14)) add(random.pick(weekdays), EVENING, 'Public', 'Active');
  if (weekdays.length > 0 && isNew && random.chance(0.12)) add(random.pick(weekdays), BROKER_TOUR, 'Broker', 'Active');
  return houses;
}
