import { downloadText } from '#ui/download.ts';
import type { FoundListing } from '../contract.ts';
import { collectHomes } from './collect-homes.ts';
import type { SearchState } from './search-state.ts';

const LONGEST_LINE = 74;

/** Downloads the open houses of a search. Returns how many there are, and whether all homes were checked. */
export async function downloadOpenHouses(state: SearchState): Promise<{ written: number; isComplete: boolean }> {
  const { homes, isComplete } = await collectHomes(state);
  const open = homes.filter((home) => home.nextOpenHouse !== null);
  if (open.length > 0)
    downloadText('open-houses.ics', openHousesAsCalendar(open, location.origin, new Date()), 'text/calendar;charset=utf-8');
  return { written: open.length, isComplete };
}

/** The next open house of each home as one iCalendar file (RFC 5545). */
export function openHousesAsCalendar(homes: readonly FoundListing[], origin: string, now: Date): string {
  const events = homes.flatMap((home) => {
    if (home.nextOpenHouse === null) return [];
    const { startsAt, endsAt } = home.nextOpenHouse;
    const place = [home.streetAddress, home.city, [home.stateOrProvince, home.postalCode].filter(Boolean).join(' ')];
    const contact = [home.listOfficeName, home.attributionContact ?? home.listOfficePhone];
    return [
      'BEGIN:VEVENT',
      `UID:open-house-${stampOf(startsAt)}@${home.listingKey}`,
      `DTSTAMP:${stampOf(now.toISOString())}`,
      `DTSTART:${stampOf(startsAt)}`,
      `DTEND:${stampOf(endsAt)}`,
      `SUMMARY:${escape(`Open house: ${home.streetAddress ?? home.city ?? 'home'}`)}`,
      `LOCATION:${escape(place.filter(Boolean).join(', '))}`,
      `DESCRIPTION:${escape(contact.filter(Boolean).join('\n'))}`,
      `URL:${origin}/property/${home.listingKey}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Realty AI//Open houses//EN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

/** 2026-05-30T20:00:00.000Z becomes 20260530T200000Z. */
function stampOf(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Folds lines after 75 octets; continuations begin with a space. */
function fold(line: string): string[] {
  const folded: string[] = [];
  let current = '';
  for (const letter of line) {
    if (new TextEncoder().encode(current + letter).length > LONGEST_LINE) {
      folded.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...folded, current];
}
