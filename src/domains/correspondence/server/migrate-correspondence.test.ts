import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyTours } from '#domains/appointments/server/list-my-tours.ts';
import { getTourToReply } from '#domains/appointments/server/reply-to-tour.ts';
import { listMyInquiries } from '#domains/inquiries/server/list-my-inquiries.ts';
import { getInquiryToReply } from '#domains/inquiries/server/reply-to-inquiry.ts';
import { openDatabase } from '#platform/db/database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { addRow } from '#tests/support/old-rows.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';
import { listThreads } from './own-threads.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');
const at = (day: number, hour = 9) => `2026-05-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
/** Of a tour; the one with the key of a question is named by that. */
const tourIdOf = (digit: string) => idOf(digit).replace('-0000-', '-1111-');
const SLOTS = [at(25, 16), at(26, 17)];

let client: pg.Client;
let app: TestApp;
let shown = '';
let withheld = '';

const add = (table: string, values: Record<string, unknown>) => addRow(client, table, values);

function addInquiry(publicId: string, values: Record<string, unknown>) {
  const row = {
    name: 'Somebody',
    email: 'x@home.example',
    message: '',
    status: 'sent',
    delivery: 'mailed',
    sent_to: 'Example Realty',
  };
  return add('inquiries', {
    ...row,
    public_id: publicId,
    listing_id: shown,
    consent: JSON.stringify({ path: '/property/shown' }),
    created_at: at(1),
    status_at: at(1),
    ...values,
  });
}

function addTour(publicId: string, values: Record<string, unknown>) {
  return add('tour_requests', {
    public_id: publicId,
    listing_id: shown,
    name: 'Ann',
    email: 'ann@home.example',
    kind: 'in_person',
    slots: JSON.stringify(SLOTS.map((startsAt) => ({ startsAt }))),
    time_zone: 'America/Denver',
    buyer_agreement: 'no',
    consent: JSON.stringify({ path: '/property/shown' }),
    created_at: at(2),
    sent_to: 'Example Realty',
    delivery: 'kept',
    ...values,
  });
}

async function addLink(kind: 'inquiry' | 'tour-request', key: string, token: string, expires = at(30)): Promise<void> {
  const { id } = await subjectOf(kind, key);
  await add('reply_links', {
    token_hash: createHash('sha256').update(token).digest(),
    subject_id: id,
    created_at: at(1),
    expires_at: expires,
  });
}

async function subjectOf(kind: string, key: string, owner: string | null = null): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>('select id from subjects where kind = $1 and key = $2', [kind, key]);
  return rows[0] ?? (await add('subjects', { kind, key, user_id: owner }));
}

/** As filled as a database that has been in use. */
async function fill(): Promise<void> {
  for (const id of ['ann', 'ben', 'fay']) {
    const email = `${id}@${id === 'fay' ? 'firm' : 'home'}.example`;
    await add('users', { id, email, email_verified_at: at(1), display_name: id });
  }
  const home = {
    standard_status: 'Active',
    property_type: 'Residential',
    city: 'Testville',
    street_number: '12',
    street_name: 'Elm',
  };
  shown = (await add('listings', { ...home, listing_key: 'shown', source_listing_key: 'a', list_office_name: 'Example Realty' }))
    .id;
  withheld = (
    await add('listings', {
      ...home,
      listing_key: 'withheld',
      source_listing_key: 'b',
      internet_entire_listing_display_yn: false,
    })
  ).id;

  // Answered, added to, reported, with a file and links, one of them over.
  const q1 = await addInquiry(idOf('1'), {
    user_id: 'ann',
    name: 'Ann',
    email: 'ann@home.example',
    message: 'Is the roof new?',
    status: 'answered',
    status_at: at(5),
    read_at: at(2),
    created_at: at(1),
  });
  await add('mail_messages', { to_address: 'Fay@firm.example', dedupe_key: `inquiry-${idOf('1')}`, state: 'sent' });
  for (const [digit, day, message, delivery] of [
    ['a', 3, 'And the boiler?', 'mailed'],
    // A key that a question has as well: nothing forbade it.
    ['2', 6, 'Thank you.', 'kept'],
  ] as const)
    await add('inquiry_messages', {
      public_id: idOf(digit),
      inquiry_id: q1.id,
      user_id: 'ann',
      message,
      delivery,
      created_at: at(day),
    });
  const reported = await add('inquiry_replies', {
    public_id: idOf('b'),
    inquiry_id: q1.id,
    message: 'Of 2019.',
    created_at: at(4),
  });
  await add('inquiry_replies', { public_id: idOf('c'), inquiry_id: q1.id, message: 'The boiler too.', created_at: at(5) });
  await add('inquiry_reply_reports', {
    reply_id: reported.id,
    user_id: 'ann',
    reason: 'spam',
    message: 'Hm.',
    created_at: at(5),
  });
  const papers = await subjectOf('inquiry', idOf('1'), 'ann');
  await add('documents', {
    public_id: idOf('d'),
    user_id: 'ann',
    subject_id: papers.id,
    name: 'plan.pdf',
    file_key: 'one',
    size_bytes: 7,
  });
  await addLink('inquiry', idOf('1'), 'live');
  await addLink('inquiry', idOf('1'), 'second');
  await addLink('inquiry', idOf('1'), 'over', at(10));

  // From an address that Ann has proven; nobody was mailed.
  await addInquiry(idOf('2'), { email: 'Ann@home.example', message: 'As a guest', delivery: 'no-address', created_at: at(2) });
  await addInquiry(idOf('3'), {
    user_id: 'ben',
    email: 'ben@home.example',
    message: 'Taken back',
    status: 'withdrawn',
    status_at: at(4),
    delivery: 'no-mail',
    listing_id: withheld,
  });
  await addInquiry(idOf('4'), {
    user_id: 'ben',
    name: 'Ben',
    email: 'ben@home.example',
    message: 'Settled',
    status: 'closed',
    status_at: at(6),
    read_at: at(3),
    created_at: at(2),
  });
  await addLink('inquiry', idOf('4'), 'closed');
  // Its sender is erased; the file stays until the link ends.
  const left = await addInquiry(idOf('5'), {
    name: 'Someone who closed their account',
    email: '',
    consent: '{}',
    status: 'answered',
    sender_left_at: at(8),
  });
  await add('inquiry_replies', { public_id: idOf('e'), inquiry_id: left.id, message: 'Come by.', created_at: at(4) });
  const kept = await subjectOf('inquiry', idOf('5'));
  await add('documents', {
    public_id: idOf('f'),
    user_id: null,
    subject_id: kept.id,
    name: 'File 1.pdf',
    file_key: 'two',
    size_bytes: 9,
  });
  await addLink('inquiry', idOf('5'), 'left');
  await addInquiry(idOf('6'), { email: 'stranger@home.example', message: 'Nobody’s', status: 'read', read_at: at(3) });

  const tours: [string, Record<string, unknown>][] = [
    ['7', { user_id: 'ann' }],
    [
      '8',
      {
        user_id: 'ann',
        status: 'accepted',
        confirmed_starts_at: SLOTS[1],
        reply: 'Ring twice.',
        replied_at: at(3),
        calendar_sequence: 0,
      },
    ],
    ['9', { status: 'cancelled', message: 'With a dog', created_at: at(3) }],
    [idOf('1'), { user_id: 'ben', email: 'ben@home.example', message: 'The key of a question', created_at: at(1) }],
    [
      'a',
      { user_id: 'ben', email: 'ben@home.example', proposed_slots: JSON.stringify([at(27)]), reply: 'Later?', replied_at: at(4) },
    ],
    ['b', { user_id: 'ben', email: 'ben@home.example', status: 'rejected', replied_at: at(5), created_at: at(3) }],
    ['c', { user_id: 'ben', email: 'ben@home.example', status: 'completed', created_at: at(4) }],
    ['d', { user_id: 'ben', email: 'ben@home.example', status: 'no_show', created_at: at(5) }],
    ['e', { user_id: 'ben', email: 'ben@home.example', status: 'awaiting_host', delivery: 'no-mail', created_at: at(6) }],
  ];
  for (const [key, values] of tours) {
    const publicId = key.length === 1 ? tourIdOf(key) : key;
    const { id } = await addTour(publicId, values);
    if (key === '8') {
      await add('mail_messages', { to_address: 'fay@firm.example', dedupe_key: `tour-${publicId}`, state: 'sent' });
      await addLink('tour-request', id, 'tour');
    }
  }
}

beforeAll(async () => {
  const database = await openDatabaseAt('0133');
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await fill();
  await migrateDatabase(database.connectionString);
  const { db, pool, close } = openDatabase({
    connectionString: database.connectionString,
    poolSize: 4,
    log: createLog('silent'),
  });
  app = await openTestApp({
    now: () => NOW,
    database: {
      ...database,
      db,
      pool,
      async close() {
        await client.end();
        await close();
        await database.close();
      },
    },
  });
});
afterAll(() => app.close());

const as = (userId: string) => ({
  ...app.ctx(),
  actor: {
    kind: 'user',
    userId,
    role: 'buyer',
    roles: ['buyer'],
    sessionId: 's',
    isDemo: false,
    emailVerified: true,
    address: '198.51.100.7',
  } satisfies UserActor,
});

const home = expect.objectContaining({ listingKey: 'shown' }) as unknown;

describe('what stood before correspondence had two sides', () => {
  it('reads as before: questions, with all that followed', async () => {
    expect((await listMyInquiries(as('ann'))).inquiries).toEqual([
      {
        inquiryId: idOf('2'),
        listing: home,
        message: 'As a guest',
        status: 'sent',
        statusAt: at(1),
        readAt: null,
        sentAt: at(2),
        sentTo: 'Example Realty',
        delivery: 'no-address',
        answersTo: 'Ann@home.example',
        replies: [],
        added: [],
        files: [],
        takesOffers: false,
      },
      {
        inquiryId: idOf('1'),
        listing: home,
        message: 'Is the roof new?',
        status: 'answered',
        statusAt: at(5),
        readAt: at(2),
        sentAt: at(1),
        sentTo: 'Example Realty',
        delivery: 'mailed',
        answersTo: 'ann@home.example',
        replies: [
          { replyId: idOf('b'), message: 'Of 2019.', sentAt: at(4), report: { reason: 'spam', sentAt: at(5) } },
          { replyId: idOf('c'), message: 'The boiler too.', sentAt: at(5), report: null },
        ],
        added: [
          { message: 'And the boiler?', sentAt: at(3), delivery: 'mailed' },
          { message: 'Thank you.', sentAt: at(6), delivery: 'kept' },
        ],
        files: [],
        takesOffers: false,
      },
    ]);
    expect((await listMyInquiries(as('ben'))).inquiries).toMatchObject([
      { inquiryId: idOf('4'), message: 'Settled', status: 'closed', statusAt: at(6), readAt: at(3), sentAt: at(2) },
      { inquiryId: idOf('3'), listing: null, message: 'Taken back', status: 'withdrawn', statusAt: at(4), delivery: 'no-mail' },
    ]);
  });

  it('reads as before: tours, in every state', async () => {
    const tour = {
      listing: home,
      kind: 'in_person',
      slots: SLOTS,
      timeZone: 'America/Denver',
      message: null,
      confirmedStartsAt: null,
      proposedSlots: [],
      reply: null,
      thread: [],
      files: [],
      takesOffers: false,
      sentAt: at(2),
      sentTo: 'Example Realty',
      delivery: 'kept',
    };
    expect((await listMyTours(as('ann'))).tours).toEqual([
      {
        ...tour,
        tourRequestId: tourIdOf('9'),
        status: 'cancelled',
        message: 'With a dog',
        sentAt: at(3),
        thread: [{ from: 'sender', message: 'With a dog', at: at(3) }],
      },
      {
        ...tour,
        tourRequestId: tourIdOf('8'),
        status: 'accepted',
        confirmedStartsAt: SLOTS[1],
        reply: 'Ring twice.',
        thread: [{ from: 'firm', message: 'Ring twice.', at: at(3) }],
      },
      { ...tour, tourRequestId: tourIdOf('7'), status: 'pending' },
    ]);
    const { tours } = await listMyTours(as('ben'));
    expect(tours).toMatchObject([
      { tourRequestId: tourIdOf('e'), status: 'awaiting_host', delivery: 'no-mail' },
      { tourRequestId: tourIdOf('d'), status: 'no_show' },
      { tourRequestId: tourIdOf('c'), status: 'completed' },
      { tourRequestId: tourIdOf('b'), status: 'rejected', reply: null },
      { tourRequestId: tourIdOf('a'), status: 'pending', proposedSlots: [at(27)], reply: 'Later?' },
      { message: 'The key of a question', status: 'pending', sentAt: at(1) },
    ]);
    // It is not the question’s anymore.
    expect(tours[5]?.tourRequestId).not.toBe(idOf('1'));
  });

  it('opens by the links in mails already sent, and by no other', async () => {
    const question = {
      senderName: 'Ann',
      firm: 'Example Realty',
      homeLabel: '12 Elm',
      state: null,
      isOpen: true,
      hasSenderLeft: false,
      isTakenBack: false,
      files: [{ documentId: idOf('d'), name: 'plan.pdf', sizeBytes: 7 }],
      thread: [
        { from: 'sender', message: 'Is the roof new?', at: at(1) },
        { from: 'sender', message: 'And the boiler?', at: at(3) },
        { from: 'firm', message: 'Of 2019.', at: at(4) },
        { from: 'firm', message: 'The boiler too.', at: at(5) },
        { from: 'sender', message: 'Thank you.', at: at(6) },
      ],
      expiresAt: at(30),
    };
    for (const token of ['live', 'second']) expect(await getInquiryToReply(app.ctx(), token)).toEqual(question);
    for (const token of ['over', 'tour', 'unknown'])
      await expect(getInquiryToReply(app.ctx(), token)).rejects.toMatchObject({ code: 'not-found' });
    expect(await getInquiryToReply(app.ctx(), 'closed')).toMatchObject({ isOpen: false, isTakenBack: false, files: [] });
    expect(await getInquiryToReply(app.ctx(), 'left')).toMatchObject({
      senderName: 'Someone who closed their account',
      isOpen: false,
      hasSenderLeft: true,
      files: [{ documentId: idOf('f'), name: 'File 1.pdf' }],
      thread: [{ from: 'firm', message: 'Come by.' }],
    });
    expect(await getTourToReply(app.ctx(), 'tour')).toMatchObject({
      senderName: 'Ann',
      slots: SLOTS,
      confirmedStartsAt: SLOTS[1],
      reply: 'Ring twice.',
      expiresAt: at(30),
    });
  });

  it('is in the inbox of whoever has proven the address that it was mailed to', async () => {
    const { threads } = await listThreads({ ...as('fay'), sources: {} }, { side: 'recipient', limit: 30 });
    expect(threads).toMatchObject([
      { threadId: tourIdOf('8'), kind: 'tour-request', status: 'answered', statusAt: at(3) },
      { threadId: idOf('1'), kind: 'inquiry', status: 'answered', isUnread: true },
    ]);
  });

  it('ends with what it is about, and its files with it', async () => {
    await client.query(`delete from listings where listing_key = 'shown'`);
    for (const table of ['tour_requests', 'documents', 'reply_links', 'messages'])
      expect((await client.query(`select from ${table}`)).rowCount, table).toBe(table === 'messages' ? 1 : 0);
    expect((await client.query<{ kind: string }>(`select kind from subjects`)).rows).toEqual([{ kind: 'listing' }]);
    await client.query(`delete from users where id = 'ben'`);
    expect((await client.query('select from threads')).rowCount).toBe(0);
  });
});
