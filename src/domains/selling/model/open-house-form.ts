import { dayInZone } from '#lib/zoned-time.ts';
import type { OwnOpenHouse } from '../contract.ts';

/** The form of an open house as it stands, in the time of the home. */
export function formOfOpenHouse({ startsAt, endsAt, remarks }: OwnOpenHouse, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    date: dayInZone(new Date(startsAt), timeZone),
    startTime: clock.format(new Date(startsAt)),
    endTime: clock.format(new Date(endsAt)),
    remarks: remarks ?? '',
  };
}
