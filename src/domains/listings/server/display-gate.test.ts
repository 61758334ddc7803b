import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DomainError } from '#platform/verb/domain-error.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listingSchema, similarListingsSchema, type StandardStatus } from '../contract.ts';
import { findListingContact } from './find-listing-contact.ts';
import { findSimilarListings } from './find-similar.ts';
import { getListing } from './get-listing.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { loadListingSummaries } from './load-summaries.ts';
import { makeOpenHouseCalendar } from './make-calendar.ts';
import { parseConfig } from '#platform/config/config.ts';

// What the seller and the feed let us show, over every way in which a listing leaves this domain.

const FLAGS = [
  'InternetEntireListingDisplayYN',
  'InternetAddressDisplayYN',
  'InternetAutomatedValuationDisplayYN',
  'InternetConsumerCommentYN',
] as const;
const CHOICES = [true, false, null] as const;

/** Nothing of this may be found where the address is withheld. */
const PLACE_WORDS = /1420|old mill|mill creek|7-77-B|example\.com\/tour|live\.example/i;
/** Nothing of this may be found anywhere. */
const SECRET_WORDS = /under the mat|call first|A\. Owner|2\.75%|agent-secret|lockbox-9|brand-secret|kept as it came/i;

function secretRecord(key: string, fields: Record<string, unknown>): Record<string, unknown> {
  return {
    ListingKey: key,
    StreetNumber: '1420',
    StreetName: 'Old Mill',
    StreetSuffix: 'Road',
    UnparsedAddress: '1420 Old Mill Road, Denver, CO',
    SubdivisionName: 'Mill Creek',
    ParcelNumber: '7-77-B',
    BuildingName: 'Old Mill House',
    AssociationName: 'Mill Creek Association',
    MLSAreaMajor: 'Mill Creek',
    PublicRemarks: '1420 Old Mill Rd. is the best of Mill Creek. Parcel 7-77-B.',
    Inclusions: 'The mailbox of 1420 Old Mill Road',
    VirtualTourURLUnbranded: 'https://example.com/tour/1420',
    VirtualTourURLBranded: 'https://brand-secret.example.com/1420',
    VideoURLs: ['https://brand-secret.example.com/video'],
    PrivateRemarks: 'Key under the mat',
    ShowingInstructions: 'Call first',
    OwnerName: 'A. Owner',
    BuyerAgencyCompensation: '2.75%',
    ListAgentEmail: 'agent-secret@example.com',
    LockBoxSerialNumber: 'lockbox-9',
    XX_Local: 'kept as it came',
    Media: [
      { MediaKey: 'm', MediaURL: 'https://p.example.com/1420-old-mill.jpg', ShortDescription: 'Front of 1420 Old Mill Road' },
    ],
    OpenHouse: [
      {
        OpenHouseKey: 'o',
        OpenHouseDate: '2026-05-09',
        OpenHouseStartTime: '13:00',
        OpenHouseRemarks: 'Park at 1420 Old Mill Road',
        LivestreamOpenHouseURL: 'https://live.example.com/1420',
      },
    ],
    ...fields,
  };
}

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const combinations = FLAGS.reduce<Record<string, boolean | null>[]>(
  (rows, flag) => rows.flatMap((row) => CHOICES.map((choice) => ({ ...row, [flag]: choice }))),
  [{}],
);

const ctx = () => systemContext(test.db);
const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

describe('the display gate', () => {
  const keys: string[] = [];
  beforeAll(async () => {
    const { keys: added } = await addListings(test.db, ...combinations.map((flags, index) => secretRecord(`M${index}`, flags)));
    keys.push(...added);
    await test.db.updateTable('listing_media').set({ state: 'stored', file_key: 'media/x' }).execute();
    await sql`update listings l set cover_media_id = m.id from listing_media m where m.listing_id = l.id`.execute(test.db);
  });

  it('covers every combination of four flags that are true, false or absent', () => {
    expect(combinations).toHaveLength(81);
  });

  it.each(combinations.map((flags, index) => [JSON.stringify(Object.values(flags)), flags, index] as const))(
    '%s',
    async (_name, flags, index) => {
      const key = keys[index] ?? '';
      const { id } = await test.db.selectFrom('listings').select('id').where('listing_key', '=', key).executeTakeFirstOrThrow();
      const [summary] = await loadListingSummaries(ctx(), [id]);
      const sitemap = (await listSitemapEntries(ctx(), { limit: 100 })).map((entry) => entry.listingKey);
      if (flags['InternetEntireListingDisplayYN'] === false) {
        expect(summary).toBeUndefined();
        expect(sitemap).not.toContain(key);
        for (const read of [getListing, findListingContact, findSimilarListings]) {
          expect(await read(ctx(), key).catch(codeOf)).toBe('not-found');
        }
        return;
      }
      expect(sitemap).toContain(key);
      const listing = listingSchema.parse(await getListing(ctx(), key));
      const house = listing.openHouses[0];
      const calendar = await makeOpenHouseCalendar(
        { ...ctx(), config: parseConfig({}) },
        { listingKey: key, openHouseId: house?.id ?? 0 },
      );
      const everything = JSON.stringify([summary, listing, calendar]);
      expect(everything).not.toMatch(SECRET_WORDS);
      expect(listing.display).toEqual({
        address: flags['InternetAddressDisplayYN'] !== false,
        automatedValuation: flags['InternetAutomatedValuationDisplayYN'] !== false,
        comments: flags['InternetConsumerCommentYN'] !== false,
      });
      if (flags['InternetAddressDisplayYN'] === false) {
        expect(everything).not.toMatch(PLACE_WORDS);
        expect(listing).toMatchObject({
          unparsedAddress: null,
          streetAddress: null,
          neighborhood: null,
          parcelNumber: null,
          coordinatesApproximate: true,
          city: 'Denver',
        });
        expect(Math.abs((listing.latitude ?? 0) - 39.7312)).toBeGreaterThan(0.0005);
        expect(listing.latitude).toBe(summary?.latitude);
      } else {
        expect(listing).toMatchObject({
          streetAddress: '1420 Old Mill Road',
          latitude: 39.7312,
          coordinatesApproximate: false,
          subdivisionName: 'Mill Creek',
        });
        expect(listing.publicRemarks).toContain('1420 Old Mill Rd.');
      }
    },
  );

  it('mixes no withheld home into those that are like another', async () => {
    const shown = combinations.findIndex((flags) => Object.values(flags).every((flag) => flag !== false));
    const similar = similarListingsSchema.parse(await findSimilarListings(ctx(), keys[shown] ?? ''));
    expect(similar.active.length).toBeGreaterThan(0);
    const hidden = combinations.flatMap((flags, index) =>
      flags['InternetEntireListingDisplayYN'] === false ? (keys[index] ?? []) : [],
    );
    expect(similar.active.map((home) => home.listingKey).filter((key) => hidden.includes(key))).toEqual([]);
  });
});

describe('statuses', () => {
  it.each<[StandardStatus, string]>([
    ['Active', 'shown'],
    ['Active Under Contract', 'shown'],
    ['Pending', 'shown'],
    ['Coming Soon', 'shown'],
    ['Closed', 'shown'],
    ['Hold', 'shown'],
    ['Withdrawn', 'gone'],
    ['Canceled', 'gone'],
    ['Expired', 'gone'],
    ['Delete', 'gone'],
    ['Incomplete', 'not-found'],
  ])('a home that is %s is %s', async (status, outcome) => {
    const { keys } = await addListings(test.db, { ListingKey: `S-${status}`, StandardStatus: status });
    const key = keys[0] ?? '';
    const read = await getListing(ctx(), key).then(() => 'shown', codeOf);
    const inSitemap = (await listSitemapEntries(ctx(), { limit: 1000 })).some((entry) => entry.listingKey === key);
    expect([read, inSitemap]).toEqual([outcome, outcome === 'shown']);
    const similar = await findSimilarListings(ctx(), key).then(() => 'answers', codeOf);
    expect(similar).toBe(outcome === 'not-found' ? 'not-found' : 'answers');
  });

  it("knows no home by an unknown key, or by the feed's own", async () => {
    expect(await getListing(ctx(), 'M0').catch(codeOf)).toBe('not-found');
  });
});
