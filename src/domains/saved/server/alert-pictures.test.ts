import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { savedSearchFormSchema } from '../contract.ts';
import { matchEvents } from './match-events.ts';
import { createSavedSearch } from './write-search.ts';

let app: TestApp;
let version = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['listings', 'saved_searches', 'mail_messages'] as const) await app.db.deleteFrom(table).execute();
  const actor = await addActor(app.db);
  const form = { name: 'Denver', filters: { bbox: '-105,39.7,-104.9,39.8' }, frequency: 'instant' };
  await createSavedSearch({ ...app.ctx(), actor }, savedSearchFormSchema.parse(form));
});

/** Writes a home as a feed would, with its pictures fetched, tells of it, and answers with the newest mail. */
async function mailAbout(fields: Record<string, unknown>, alterations: string[] = []): Promise<{ html: string; text: string }> {
  version += 1;
  const ModificationTimestamp = new Date(Date.parse('2026-04-01T10:00:00Z') + version * 60_000).toISOString();
  const Media = [{ MediaKey: 'front', MediaURL: 'https://photos.example/front.jpg' }];
  await addListings(app.db, { ModificationTimestamp, Media, ...fields });
  await app.db.updateTable('listing_media').set({ file_key: 'media/front', alterations }).execute();
  await sql`update listings l set cover_media_id = (select m.id from listing_media m where m.listing_id = l.id)`.execute(app.db);
  const system: ServerContext = { ...app.ctx(), ...systemContext(app.db, new Date()) };
  await matchEvents(system);
  return app.db.selectFrom('mail_messages').select(['html', 'text']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}
const picturesIn = ({ html }: { html: string }) => [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);

it('shows the home, by an address that works outside the site', async () => {
  const [picture = '', ...others] = picturesIn(await mailAbout({ ListingKey: 'A' }));
  expect(others).toEqual([]);
  const { id } = await app.db.selectFrom('listing_media').select('id').executeTakeFirstOrThrow();
  expect(picture).toContain(`src="${publicUrlOf(app.ctx().config)}/api/media/mail/${id}.jpg"`);
  expect(picture).toContain('alt="Photo of 12 Elm Street');
});

it('names no street that the seller withholds, and labels what was altered', async () => {
  const mail = await mailAbout({ ListingKey: 'B', InternetAddressDisplayYN: false }, ['virtually-staged']);
  expect(picturesIn(mail)).toHaveLength(1);
  expect(mail.html).not.toContain('Elm Street');
  expect(mail.html).toContain('Digitally altered');
  // The text of it shows none, and links to the home once.
  expect(mail.text).not.toContain('altered');
  expect(mail.text.match(/\/property\//g)).toHaveLength(1);
});

it('shows no picture of a home that is gone, or has none', async () => {
  await mailAbout({ ListingKey: 'C' });
  expect(picturesIn(await mailAbout({ ListingKey: 'C', StandardStatus: 'Withdrawn' }))).toEqual([]);
  expect(picturesIn(await mailAbout({ ListingKey: 'D', StreetNumber: '77', Media: [] }))).toEqual([]);
});

it('ends no address of its text in a sign that mail programs take for a part of it', async () => {
  const { text } = await mailAbout({ ListingKey: 'E', StreetNumber: '78' });
  const addresses = text.match(/https?:\/\/\S+/g) ?? [];
  expect(addresses.some((address) => address.includes('/unsubscribe/'))).toBe(true);
  expect(addresses.filter((address) => /[.,;:!?)]$/.test(address))).toEqual([]);
});
