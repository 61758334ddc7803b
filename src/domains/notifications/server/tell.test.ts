import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_DISPLAY } from '#domains/accounts/contract.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getPreferences, setPace, setPreference } from './preferences.ts';
import { leaveUnread, listNotifications } from './read-notifications.ts';
import { sendCollected } from './send-collected.tsx';
import { tellStaff } from './tell-staff.ts';
import { tell, tellEach, type Notice, type Recipient } from './tell.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const OWN_ADDRESS = 'typed@form.example';

interface Case {
  who: string;
  person?: { isDemo?: boolean; isVerified?: boolean };
  isDisabled?: boolean;
  refuses?: readonly ('in-app' | 'email')[];
  /** They wrote from an address of their own. */
  writesFrom?: string;
  line: boolean;
  mail: 'account' | 'typed' | 'none';
}

it.each<Case>([
  { who: 'a person', line: true, mail: 'account' },
  { who: 'a person who wants no mail', refuses: ['email'], line: true, mail: 'none' },
  { who: 'a person who wants mail alone', refuses: ['in-app'], line: false, mail: 'account' },
  { who: 'a person who wants to hear of nothing', refuses: ['in-app', 'email'], line: false, mail: 'none' },
  { who: 'a person who has not proven their address', person: { isVerified: false }, line: true, mail: 'none' },
  { who: 'a demonstration person', person: { isDemo: true }, line: true, mail: 'none' },
  { who: 'a person who is locked out', isDisabled: true, line: false, mail: 'none' },
  { who: 'who wrote from another address', writesFrom: OWN_ADDRESS, line: true, mail: 'typed' },
  { who: 'who wrote, unproven', person: { isVerified: false }, writesFrom: OWN_ADDRESS, line: true, mail: 'typed' },
  {
    who: 'who wrote, unproven, and wants no mail',
    person: { isVerified: false },
    refuses: ['email'],
    writesFrom: OWN_ADDRESS,
    line: true,
    mail: 'none',
  },
  { who: 'a demonstration person who wrote', person: { isDemo: true }, writesFrom: OWN_ADDRESS, line: true, mail: 'none' },
])('$who hears by line: $line, by mail: $mail', async ({ person = {}, isDisabled, refuses = [], writesFrom, line, mail }) => {
  const actor = await addActor(app.db, person);
  for (const channel of refuses) await setPreference({ ...app.ctx(), actor }, { topic: 'inquiries', channel, isWanted: false });
  if (isDisabled === true)
    await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', actor.userId).execute();
  const to: Recipient = { userId: actor.userId, ...(writesFrom === undefined ? {} : { address: writesFrom }) };
  const title = `News for ${actor.userId}`;
  const told = await tell(app.ctx(), {
    to,
    topic: 'inquiries',
    title,
    line: { body: 'It is there.', href: '/inquiries' },
    mail: { body: { paragraphs: ['It is there.'], action: { path: '/inquiries', label: 'See it' } } },
  });
  expect(told).toEqual({ line, mail: mail !== 'none' });
  const lines = await app.db.selectFrom('notifications').select('title').where('user_id', '=', actor.userId).execute();
  expect(lines).toEqual(line ? [{ title }] : []);
  const mails = await app.db.selectFrom('mail_messages').select('to_address').where('subject', '=', title).execute();
  const address = mail === 'account' ? actor.email : OWN_ADDRESS;
  expect(mails).toEqual(mail === 'none' ? [] : [{ to_address: address }]);
});

it('mails nothing that a demonstration person does, and nothing to nobody', async () => {
  const demo = await addActor(app.db, { isDemo: true });
  const words = { title: 'To a firm', mail: { body: { paragraphs: ['Hello'] } } };
  expect(await tell({ ...app.ctx(), actor: demo }, { ...words, to: { address: 'firm@agents.example' } })).toMatchObject({
    mail: false,
  });
  expect(await tell(app.ctx(), { ...words, to: { address: null } })).toMatchObject({ mail: false });
  expect(await tell(app.ctx(), { ...words, to: { userId: 'nobody' } })).toEqual({ line: false, mail: false });
});

it('tells several at once, each by the ways they chose, in as few steps however many they are', async () => {
  const [ada, ben, cleo] = [await addActor(app.db), await addActor(app.db), await addActor(app.db)];
  await setPreference({ ...app.ctx(), actor: ben }, { topic: 'offers', channel: 'in-app', isWanted: false });
  await setPreference({ ...app.ctx(), actor: cleo }, { topic: 'appointments', channel: 'email', isWanted: false });
  const notice = (to: Recipient, topic: 'offers' | 'appointments'): Notice => ({
    to,
    topic,
    title: `For ${to.userId ?? to.address}`,
    line: { body: topic, href: '/' },
    mail: { body: { paragraphs: [topic] } },
  });
  const told = await tellEach(app.ctx(), [
    notice({ userId: ada.userId }, 'offers'),
    notice({ userId: ben.userId }, 'offers'),
    notice({ userId: cleo.userId }, 'appointments'),
    notice({ address: OWN_ADDRESS }, 'offers'),
    notice({ userId: ben.userId }, 'appointments'),
  ]);
  expect(told).toEqual([
    { line: true, mail: true },
    { line: false, mail: true },
    { line: true, mail: false },
    { line: false, mail: true },
    { line: true, mail: true },
  ]);
  const bodiesOf = async ({ userId }: { userId: string }) =>
    (await app.db.selectFrom('notifications').select('body').where('user_id', '=', userId).execute()).map(({ body }) => body);
  expect([await bodiesOf(ada), await bodiesOf(ben), await bodiesOf(cleo)]).toEqual([
    ['offers'],
    ['appointments'],
    ['appointments'],
  ]);
  let steps = 0;
  const counted = app.db.withPlugin({
    transformQuery: ({ node }) => {
      steps += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const stepsFor = async (people: readonly { userId: string }[]) => {
    steps = 0;
    const lines = people.map(({ userId }) => ({
      to: { userId },
      topic: 'offers' as const,
      title: 'T',
      line: { body: 'B', href: '/' },
    }));
    await tellEach({ db: counted, now: new Date() }, lines);
    return steps;
  };
  expect(await stepsFor([ada, cleo])).toBe(await stepsFor([ada]));
});

it('says below a mail where its reader chooses what comes, unless they must get it', async () => {
  const { userId, email } = await addActor(app.db);
  const words = { to: { userId }, mail: { body: { paragraphs: ['More'] } } };
  await tell(app.ctx(), { ...words, title: 'A tour is confirmed', topic: 'appointments' });
  await tell(app.ctx(), { ...words, title: 'A new sign-in' });
  const mails = await app.db.selectFrom('mail_messages').select('text').where('to_address', '=', email).orderBy('id').execute();
  expect(mails.map(({ text }) => text.includes('/settings?tab=notifications'))).toEqual([true, false]);
});

it('lets mail that comes again be stopped, each kind by itself or all of a topic', async () => {
  const actor = await addActor(app.db);
  const send = (key: string) =>
    tell(app.ctx(), {
      to: { userId: actor.userId },
      topic: 'home-values',
      title: 'What it is worth',
      mail: { body: { paragraphs: ['More'] }, subscription: { key, label: `Value of ${key}` } },
    });
  expect(await send('home-1')).toMatchObject({ mail: true });
  const [mail] = await app.db.selectFrom('mail_messages').selectAll().where('to_address', '=', actor.email).execute();
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const link = /\/unsubscribe\/[\w-]+/.exec(mail?.html ?? '')?.[0] ?? '';
  expect((await app.request(`/api${link}`, { method: 'POST' })).status).toBe(200);
  expect(await send('home-1')).toMatchObject({ mail: false });
  expect(await send('home-2')).toMatchObject({ mail: true });
});

it('tells everybody who works here of the same thing once a day, and nobody of what a demonstration does', async () => {
  const [ada, alma, buyer, demo] = [
    await addActor(app.db),
    await addActor(app.db),
    await addActor(app.db),
    await addActor(app.db, { isDemo: true }),
  ];
  for (const { userId } of [ada, alma])
    await app.db
      .insertInto('role_grants')
      .values({ user_id: userId, role: 'admin', granted_at: new Date(), granted_by: 'test' })
      .execute();
  const news = { key: 'feed-1', title: 'A feed waits', body: 'Look at it.', href: '/admin/feeds' };
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  await tellStaff({ ...app.ctx(), actor: demo }, news);
  await tellStaff({ ...app.ctx(), actor: ada }, news);
  await tellStaff({ ...app.ctx(), actor: buyer }, news);
  await tellStaff({ ...app.ctx(at(1)), actor: buyer }, news);
  const linesOf = async ({ userId }: { userId: string }) =>
    (await app.db.selectFrom('notifications').select('title').where('user_id', '=', userId).execute()).length;
  // Who did it knows it.
  expect(await Promise.all([ada, alma, buyer, demo].map(linesOf))).toEqual([1, 2, 0, 0]);
  const mails = await app.db.selectFrom('mail_messages').select('to_address').where('subject', '=', news.title).execute();
  expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual([ada.email, alma.email, alma.email].toSorted());
  const topics = async (actor: typeof ada) =>
    (await getPreferences({ ...app.ctx(), actor })).preferences.some(({ topic }) => topic === 'administration');
  expect([await topics({ ...ada, roles: ['buyer', 'admin'] }), await topics(buyer)]).toEqual([true, false]);
});

it('is the only way to mail anybody, but for what signing in needs', () => {
  const queuing = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('mail.queue('));
  expect(queuing.toSorted()).toEqual(['src/domains/accounts/server/account-mail.ts', 'src/domains/notifications/server/tell.ts']);
});

it('mails what can wait once a day, in the morning where somebody is, and the rest at once', async () => {
  const actor = await addActor(app.db);
  const noon = new Date('2026-05-12T18:00:00Z');
  const ctx = (at: Date) => ({ ...app.ctx(at), actor });
  await app.db
    .insertInto('display_settings')
    .values({
      user_id: actor.userId,
      settings: JSON.stringify({ ...USUAL_DISPLAY, timeZone: 'America/Denver' }),
      updated_at: noon,
    })
    .execute();
  expect(await setPace(ctx(noon), { isDaily: true })).toMatchObject({ isDaily: true });
  const say = (topic: 'roadmap' | 'offers', title: string, more = {}) =>
    tell(app.ctx(noon), {
      to: { userId: actor.userId },
      topic,
      title,
      line: { body: `${title}, in short`, href: '/buyer-workflow' },
      mail: { body: { paragraphs: [title] }, ...more },
    });
  for (const key of ['a', 'a', 'b'])
    expect(await say('roadmap', `News ${key}`, { dedupeKey: key })).toMatchObject({ mail: true });
  await say('roadmap', 'Answer me', { replyTo: 'firm@agents.example' });
  await say('offers', 'A new offer');
  const mails = async () => {
    const rows = await app.mails(actor.email);
    return rows.map(({ subject, html }) => ({ subject, html }));
  };
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Answer me', 'A new offer']);
  // Eight in the morning there is 14:00 UTC in summer.
  await sendCollected(app.ctx(new Date('2026-05-13T13:50:00Z')));
  expect(await mails()).toHaveLength(2);
  for (let run = 0; run < 2; run += 1) await sendCollected(app.ctx(new Date('2026-05-13T14:05:00Z')));
  const [, , day, ...more] = await mails();
  expect(more).toEqual([]);
  expect(day?.subject).toBe('Your daily news');
  expect(day?.html).toContain('News a, in short');
  expect(day?.html).toContain('/buyer-workflow');
  expect(day?.html.split('News b</a>')).toHaveLength(2);
  await setPace(ctx(noon), { isDaily: false });
  await say('roadmap', 'News c');
  expect((await mails()).at(-1)?.subject).toBe('News c');
});

it('counts what is written into the past of a demo person as read, but for the newest', async () => {
  const actor = await addActor(app.db, { isDemo: true });
  const ctx = { ...app.ctx(), actor };
  const hear = (title: string) =>
    tell(app.ctx(), { to: { userId: actor.userId }, topic: 'inquiries', title, line: { body: '', href: '/' } });
  const unread = async () =>
    (await listNotifications(ctx, { limit: 9 })).notifications.filter(({ isRead }) => !isRead).map(({ title }) => title);
  const change = (times: { past_given_at: Date } | { past_ready_at: Date }) =>
    app.db.updateTable('users').set(times).where('id', '=', actor.userId).execute();
  await change({ past_given_at: new Date() });
  for (const title of ['One', 'Two', 'Three']) await hear(title);
  expect(await unread()).toEqual([]);
  await leaveUnread(ctx, 2);
  expect(await unread()).toEqual(['Three', 'Two']);
  await change({ past_ready_at: new Date() });
  await hear('Four');
  expect(await unread()).toEqual(['Four', 'Three', 'Two']);
});
