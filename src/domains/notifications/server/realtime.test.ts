import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_SUBJECTS } from '#lib/news.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { writeLines } from './write-lines.ts';
import { getPreferences, setPreference } from './preferences.ts';
import { listNotifications, markNotificationsRead } from './read-notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Events of a stream as they come. */
async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event !== undefined) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
    }
  }
}

/** Without the news that something of the reader’s own has changed. */
async function* withoutChanges(events: AsyncGenerator<{ event: string; data: unknown }>) {
  for await (const news of events) if (news.event !== 'changed') yield news;
}

async function waitUntilHeard(name: string): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where application_name = ${name} and query like 'listen%' and state = 'idle' and datname = current_database()`.execute(
        app.db,
      );
    if (rows.length > 0) return;
  }
}

it('tells an open page of the homes it shows and of its reader’s news, and of nobody else’s', async () => {
  const { keys } = await addListings(app.db, { ListingKey: 'A' }, { ListingKey: 'B' });
  const [ada, ben] = [await makePerson(app), await addActor(app.db)];
  const response = await ada.send('GET', `/api/realtime?listings=${keys[0]}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = withoutChanges(readEvents(response));
  const first = events.next();
  await waitUntilHeard('realty-realtime');
  // Another connection writes, as another process would.
  await sql`update listings set list_price_cents = 41000000 where listing_key = ${keys[1] ?? ''}`.execute(app.db);
  await sql`update listings set list_price_cents = 42000000 where listing_key = ${keys[0] ?? ''}`.execute(app.db);
  expect((await first).value).toEqual({
    event: 'listing',
    data: { listingKey: keys[0], statusBefore: 'Active', statusAfter: 'Active', priceBefore: 500_000, priceAfter: 420_000 },
  });
  const note = { topic: 'favorites', title: 'Hello', body: '', href: '/buyer-dashboard' } as const;
  await writeLines(app.db, new Date(), [{ ...note, userId: ben.userId }]);
  await writeLines(app.db, new Date(), [{ ...note, userId: ada.user.uid, title: 'For Ada' }]);
  expect((await events.next()).value).toMatchObject({ event: 'notification', data: { title: 'For Ada' } });
  // Signed out elsewhere: the stream that is still open tells nothing more.
  await app.db.deleteFrom('sessions').where('user_id', '=', ada.user.uid).execute();
  await writeLines(app.db, new Date(), [{ ...note, userId: ada.user.uid, title: 'For whoever took her laptop' }]);
  expect((await events.next()).done).toBe(true);
});

it('tells a page what has happened since it began to read, and that it cannot know where it did not listen so long', async () => {
  const [ada, ben] = [await makePerson(app), await makePerson(app)];
  const open = async (person: typeof ada, query = '') => readEvents(await person.send('GET', `/api/realtime${query}`));
  const told = async (events: ReturnType<typeof readEvents>): Promise<unknown> => (await events.next()).value;
  const arrange = (person: typeof ada) => person.send('PUT', '/api/dashboard-layout', { cards: [] });
  const layout = { event: 'changed', data: { subject: 'dashboard-layout' } };
  const events = await open(ben);
  await waitUntilHeard('realty-realtime');
  await arrange(ben);
  await told(events);

  const began = performance.now();
  await arrange(ada);
  await arrange(ben);
  await told(events);
  const missedMs = Math.ceil(performance.now() - began);
  expect(await told(await open(ada, `?missedMs=${missedMs}`))).toEqual(layout);
  expect(await told(await open(ada, '?missedMs=86400000'))).toEqual({ event: 'gap', data: {} });
  // Who has missed nothing hears what comes.
  const next = await open(ada, '?missedMs=0');
  await ada.send('POST', '/api/collections', { name: 'Mine' });
  expect(await told(next)).toEqual({ event: 'changed', data: { subject: 'collections' } });
});

it('reaches a page over HTTP, signed in or not', async () => {
  const leave = new AbortController();
  const response = await app.request('/api/realtime?listings=x', { signal: leave.signal });
  expect([response.status, response.headers.get('cache-control'), response.headers.get('content-encoding')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  leave.abort();
  expect((await app.request(`/api/realtime?listings=${Array.from({ length: 101 }, (_, at) => at).join(',')}`)).status).toBe(422);
});

it('keeps what people were told, each their own', async () => {
  const [ada, ben] = [await addActor(app.db), await addActor(app.db)];
  const as = (actor: typeof ada) => ({ ...app.ctx(), actor });
  for (const title of ['One', 'Two', 'Three'])
    await writeLines(app.db, new Date(), [{ userId: ada.userId, topic: 'favorites', title, body: '', href: '/' }]);
  const page = await listNotifications(as(ada), { limit: 2 });
  expect([page.notifications.map((note) => note.title), page.unread]).toEqual([['Three', 'Two'], 3]);
  const ids = page.notifications.map((note) => note.id);
  expect(await markNotificationsRead(as(ben), ids)).toEqual({ unread: 0 });
  expect((await listNotifications(as(ada), { limit: 2 })).unread).toBe(3);
  expect(await markNotificationsRead(as(ada), ids)).toEqual({ unread: 1 });
  expect(await listNotifications(as(ada), { limit: 2, cursor: page.nextCursor ?? '' })).toMatchObject({
    notifications: [{ title: 'One' }],
    nextCursor: null,
  });
  await expect(listNotifications(as(ada), { limit: 2, cursor: 'WyJ4Il0' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await markNotificationsRead(as(ada), undefined)).toEqual({ unread: 0 });

  await setPreference(as(ada), { topic: 'favorites', channel: 'email', isWanted: false });
  const off = (preferences: { isWanted: boolean }[]) => preferences.filter((one) => !one.isWanted).length;
  expect(off((await getPreferences(as(ada))).preferences)).toBe(1);
  expect(off((await getPreferences(as(ben))).preferences)).toBe(0);
});

it('tells everybody who looks at a collection that it has changed, and nobody else', async () => {
  const [ada, ben, cat] = [await makePerson(app), await makePerson(app), await makePerson(app)];
  const streams = await Promise.all([ada, ben, cat].map(async (person) => readEvents(await person.send('GET', '/api/realtime'))));
  const heard = streams.map((events) => events.next());
  await waitUntilHeard('realty-realtime');
  const { id } = (await (await ada.send('POST', '/api/collections', { name: 'Ours' })).json()) as { id: string };
  const collections = { event: 'changed', data: { subject: 'collections' } };
  expect((await heard[0])?.value).toEqual(collections);
  const collection = await app.db.selectFrom('collections').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
  const joined = { collection_id: collection.id, user_id: ben.user.uid, role: 'comment', joined_at: new Date() };
  await app.db.insertInto('collection_members').values(joined).execute();
  expect((await heard[1])?.value).toEqual(collections);
  const next = streams[1]?.next();
  await ada.send('PATCH', `/api/collections/${id}`, { name: 'Ours, really' });
  expect((await next)?.value).toEqual(collections);
  // What she hears first is her own.
  await cat.send('PUT', '/api/dashboard-layout', { cards: [] });
  expect((await heard[2])?.value).toMatchObject({ event: 'changed', data: { subject: 'dashboard-layout' } });
});

it('has news of every table that knows people, under names that pages know', async () => {
  const { rows } = await sql<{ table: string; subjects: string[] | null }>`
    select c.relname as "table", (
      select array_agg(distinct split_part(encode(t.tgargs, 'escape'), '\\000', 1)) from pg_trigger t
      where t.tgrelid = c.oid and t.tgname like '%_change') as subjects
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(app.db);
  const silent = rows.filter(({ subjects }) => subjects === null).map(({ table }) => table);
  // Shown on no page, or told with what they belong to. Money tells nothing by itself, since announcing makes writes wait.
  expect(silent.toSorted()).toEqual([
    'account_links',
    'active_days',
    'alert_deliveries',
    'auth_challenges',
    'booking_reminders',
    'bought_services',
    'collected_news',
    'document_uploads',
    'expert_waits',
    'hiring_reports',
    'insight_alerts',
    'insight_views',
    'known_devices',
    'landing_known_browsers',
    'lead_events',
    'listing_mistakes',
    'loan_application_expiries',
    'marketing_material_versions',
    'orders',
    'own_listing_events',
    'own_listing_versions',
    'recovery_codes',
    'role_grants',
    'schedule_hosts',
    'subjects',
    'subscriptions',
    'user_keys',
    'user_photos',
    'vendor_blocks',
    'vendor_status_changes',
    'verifications',
  ]);
  const told = rows.flatMap(({ subjects }) => subjects ?? []).filter((subject) => subject !== '');
  expect(told.filter((subject) => !OWN_SUBJECTS.some((known) => known === subject))).toEqual([]);
});
