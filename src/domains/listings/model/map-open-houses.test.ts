import { describe, expect, it } from 'vitest';
import { acceptRecord } from '#tests/support/reso-record.ts';

describe('open houses of a record', () => {
  const house = (fields: Record<string, unknown>) =>
    acceptRecord({ StateOrProvince: 'UT', OpenHouse: [{ OpenHouseKey: 'o', OpenHouseDate: '2026-05-09', ...fields }] });

  it.each([
    [
      'timestamps',
      { OpenHouseStartTime: '2026-05-10T01:00:00Z', OpenHouseEndTime: '2026-05-10T03:00:00Z' },
      '2026-05-10T01:00:00.000Z',
      '2026-05-10T03:00:00.000Z',
    ],
    [
      'times of day',
      { OpenHouseStartTime: '9:00 am', OpenHouseEndTime: '12:00 PM' },
      '2026-05-09T15:00:00.000Z',
      '2026-05-09T18:00:00.000Z',
    ],
    [
      'times with an offset',
      { OpenHouseStartTime: '09:00-07:00', OpenHouseEndTime: '12:00-07:00' },
      '2026-05-09T16:00:00.000Z',
      '2026-05-09T19:00:00.000Z',
    ],
    ['no end', { OpenHouseStartTime: '13:00' }, '2026-05-09T19:00:00.000Z', '2026-05-09T21:00:00.000Z'],
    [
      'an end before the start',
      { OpenHouseStartTime: '13:00', OpenHouseEndTime: '11:00' },
      '2026-05-09T19:00:00.000Z',
      '2026-05-09T21:00:00.000Z',
    ],
  ])('reads %s', (_name, fields, starts, ends) => {
    expect(house(fields).openHouses).toMatchObject([{ starts_at: starts, ends_at: ends, time_zone: 'America/Denver' }]);
  });

  it('uses the zone that the record names, also across a clock change', () => {
    const { openHouses } = acceptRecord({
      PropertyTimeZoneName: 'America/New_York',
      OpenHouse: [{ OpenHouseDate: '2026-03-08', OpenHouseStartTime: '14:00' }],
    });
    expect(openHouses).toMatchObject([{ starts_at: '2026-03-08T18:00:00.000Z', time_zone: 'America/New_York' }]);
  });

  it('leaves out what cannot be placed in time', () => {
    expect(house({ OpenHouseStartTime: 'noonish' }).openHouses).toEqual([]);
    expect(house({ OpenHouseDate: null, OpenHouseStartTime: '9:00 am' }).openHouses).toEqual([]);
  });
});
