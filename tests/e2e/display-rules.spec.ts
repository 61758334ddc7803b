import type { APIRequestContext } from '@playwright/test';
import type { Db } from '#platform/db/database.ts';
import { expect, test } from '#tests/support/browser-test.ts';

const SAMPLE = 40;

interface WithheldHome {
  key: string;
  status: string;
  address: string;
  street: string;
  latitude: number;
  longitude: number;
  parcel: string | null;
  isHidden: boolean;
}

/** Homes whose owners forbid showing them at all, or showing their location. */
async function findWithheld(db: Db): Promise<WithheldHome[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['listing_key', 'standard_status', 'unparsed_address', 'street_number', 'street_name', 'latitude', 'longitude'])
    .select(['parcel_number', 'internet_entire_listing_display_yn'])
    .where((at) => at.or([at('internet_entire_listing_display_yn', '=', false), at('internet_address_display_yn', '=', false)]))
    // Its tower, or an earlier sale of it, may be on the map by right.
    .where((at) =>
      at.not(
        at.exists(
          at
            .selectFrom('listings as other')
            .select('other.id')
            .whereRef('other.latitude', '=', 'listings.latitude')
            .whereRef('other.longitude', '=', 'listings.longitude')
            .whereRef('other.id', '<>', 'listings.id'),
        ),
      ),
    )
    .orderBy('internet_entire_listing_display_yn')
    .orderBy('id')
    .execute();
  const homes = rows.map((row): WithheldHome => {
    if (row.unparsed_address === null || row.latitude === null || row.longitude === null || row.street_name === null)
      throw new Error(`${row.listing_key} has no place to withhold`);
    return {
      key: row.listing_key,
      status: row.standard_status,
      address: row.unparsed_address.split(',')[0] ?? '',
      street: `${row.street_number} ${row.street_name}`,
      latitude: row.latitude,
      longitude: row.longitude,
      parcel: row.parcel_number,
      isHidden: row.internet_entire_listing_display_yn === false,
    };
  });
  const hidden = homes.filter((home) => home.isHidden).slice(0, SAMPLE / 2);
  return [...hidden, ...homes.filter((home) => !home.isHidden).slice(0, SAMPLE - hidden.length)];
}

/** The parts of a home's location that a text reveals. */
function findLeaks(text: string, home: WithheldHome): string[] {
  const lower = text.toLowerCase();
  const told = [home.address, home.street].filter((words) =>
    new RegExp(`(?<![\\w])${escape(words.toLowerCase())}(?!\\w)`).test(lower),
  );
  if (home.parcel !== null && lower.includes(home.parcel.toLowerCase())) told.push(`parcel ${home.parcel}`);
  // Both within eleven meters and side by side; one alone is shared by every other home of the street.
  const [latitude, longitude] = [home.latitude, home.longitude].map((degrees) => escape(degrees.toFixed(6).slice(0, -2)));
  for (const pair of [`${latitude}\\d*.{1,16}?${longitude}`, `${longitude}\\d*.{1,16}?${latitude}`])
    if (new RegExp(pair).test(text)) told.push('coordinates');
  return told;
}

function escape(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

async function readAll(request: APIRequestContext, home: WithheldHome): Promise<Map<string, string>> {
  const { latitude, longitude } = home;
  const box = [longitude - 0.0004, latitude - 0.0003, longitude + 0.0004, latitude + 0.0003]
    .map((part) => part.toFixed(6))
    .join(',');
  const words = encodeURIComponent(home.address);
  // Without closed ones: an earlier sale of the same home is on public record.
  const every = encodeURIComponent('Active,Active Under Contract,Coming Soon,Pending');
  const paths = [
    `/api/listings/${home.key}`,
    `/api/listings/${home.key}/similar`,
    `/property/${home.key}`,
    `/api/listings?q=${words}&status=${every}&limit=100`,
    `/api/places?q=${words}`,
    `/properties?q=${words}`,
    `/property-search?q=${words}&status=${every}`,
    `/api/listings?bbox=${box}&status=${every}&limit=100`,
    `/api/listings/clusters?bbox=${box}&zoom=18&status=${every}`,
  ];
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, withoutEcho(await (await request.get(path)).text(), home.address));
  return texts;
}

/** Removes the page's own address from its text, since a repeated question reveals nothing. */
function withoutEcho(text: string, asked: string): string {
  return text.replaceAll(
    new RegExp(`(q=|value="|"text":"|text\\\\",\\\\"|"q":"|“)${escape(asked).replaceAll(' ', '(?: |\\+|%20)')}`, 'gi'),
    '$1',
  );
}

test('what owners withhold is in no answer', async ({ request, homes }) => {
  const withheld = await findWithheld(homes.db);
  expect(withheld.filter((home) => home.isHidden).length, 'hidden homes').toBeGreaterThanOrEqual(10);
  expect(withheld.filter((home) => !home.isHidden).length, 'homes without address').toBeGreaterThanOrEqual(10);
  const leaks: string[] = [];
  for (const home of withheld) {
    for (const [path, text] of await readAll(request, home)) {
      for (const leak of findLeaks(text, home))
        leaks.push(`${home.key} (${home.isHidden ? 'hidden' : 'no address'}): ${leak} in ${path}`);
      if (home.isHidden && !path.includes(home.key) && text.includes(home.key)) leaks.push(`${home.key}: its key in ${path}`);
    }
    if (home.isHidden) {
      for (const path of [`/property/${home.key}`, `/api/listings/${home.key}`])
        expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(404);
    }
  }
  expect(leaks).toEqual([]);
});

test('calendars and structured data of homes without address do not tell it', async ({ request, homes }) => {
  const withheld = (await findWithheld(homes.db)).filter((home) => !home.isHidden);
  let calendars = 0;
  for (const home of withheld) {
    const html = await (await request.get(`/property/${home.key}`)).text();
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(findLeaks(json, home), home.key).toEqual([]);
      expect(json, home.key).not.toContain('GeoCoordinates');
      expect(json, home.key).not.toContain('streetAddress');
    }
    const answer = await request.get(`/api/listings/${home.key}`);
    if (!answer.ok()) continue;
    for (const { calendarUrl } of (await answer.json()).openHouses) {
      calendars += 1;
      const calendar = (await (await request.get(calendarUrl)).text()).replaceAll(/\r?\n /g, '');
      expect(findLeaks(calendar, home), calendarUrl).toEqual([]);
      expect(calendar, calendarUrl).not.toMatch(/^GEO/m);
    }
  }
  test.info().annotations.push({ type: 'calendars read', description: String(calendars) });
});

test('the sitemap and every page of the list leave hidden homes out', async ({ request, homes }) => {
  const withheld = await findWithheld(homes.db);
  const hidden = withheld.filter((home) => home.isHidden);
  const index = await (await request.get('/sitemap.xml')).text();
  for (const [, file = ''] of index.matchAll(/<loc>([^<]+homes[^<]*)<\/loc>/g)) {
    const { pathname, search } = new URL(file.replaceAll('&amp;', '&'));
    const text = await (await request.get(pathname + search)).text();
    expect(hidden.filter((home) => text.includes(home.key))).toEqual([]);
  }
  let cursor: string | null = null;
  const listed = new Map<string, string>();
  do {
    const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer: { items: { listingKey: string }[]; nextCursor: string | null } = await (
      await request.get(
        `/api/listings?limit=100&status=${encodeURIComponent('Active,Coming Soon,Pending,Active Under Contract')}${after}`,
      )
    ).json();
    for (const item of answer.items) listed.set(item.listingKey, JSON.stringify(item));
    cursor = answer.nextCursor;
  } while (cursor !== null);
  expect(listed.size).toBeGreaterThan(2000);
  for (const home of withheld) {
    if (home.isHidden) expect(listed.has(home.key), home.key).toBe(false);
    else expect(findLeaks(listed.get(home.key) ?? '', home), home.key).toEqual([]);
  }
});
