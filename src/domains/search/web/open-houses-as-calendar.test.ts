import { expect, it } from 'vitest';
import type { FoundListing } from '../contract.ts';
import { openHousesAsCalendar } from './open-houses-as-calendar.ts';

const home = {
  listingKey: 'abc',
  streetAddress: '12 Elm St, #4',
  city: 'Alder Falls',
  stateOrProvince: 'WA',
  postalCode: '98001',
  listPrice: 500_000,
  closePrice: null,
  standardStatus: 'Active',
  livingArea: 2000,
  nextOpenHouse: {
    id: 7,
    startsAt: '2026-05-30T20:00:00.000Z',
    endsAt: '2026-05-30T22:00:00.000Z',
    timeZone: 'America/Los_Angeles',
  },
  listOfficeName: 'Alder & Pine; Realty',
  attributionContact: '555-0100',
} as Partial<FoundListing> as FoundListing;

it('writes open houses as events, escaped and folded', () => {
  const text = openHousesAsCalendar([home, { ...home, streetAddress: 'Ä'.repeat(60) }], {
    origin: 'https://homes.example',
    productName: 'Homes',
    now: new Date('2026-05-01T00:00:00Z'),
  });
  expect(text).toContain('UID:open-house-7@abc\r\n');
  expect(text).toContain('DTSTART:20260530T200000Z\r\nDTEND:20260530T220000Z');
  expect(text).toContain(String.raw`SUMMARY:Open house: 12 Elm St\, #4`);
  expect(text).toContain(String.raw`DESCRIPTION:Alder & Pine\; Realty\n555-0100`);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`Open house: ${'Ä'.repeat(60)}`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});
