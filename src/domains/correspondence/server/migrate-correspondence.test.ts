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
import { atDay, fillOldCorrespondence, keyOf, SLOTS, tourKeyOf } from '#tests/support/old-correspondence.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDatabaseAt } from '#tests/support/test-database.ts';
import { listThreads } from './own-threads.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');
let client: pg.Client;
let app: TestApp;

beforeAll(async () => {
  const database = await openDatabaseAt('0133');
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await fillOldCorrespondence(client);
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
        inquiryId: keyOf('2'),
        listing: home,
        message: 'As a guest',
        status: 'sent',
        statusAt: atDay(1),
        readAt: null,
        sentAt: atDay(2),
        sentTo: 'Example Realty',
        delivery: 'no-address',
        answersTo: 'Ann@home.example',
        replies: [],
        added: [],
        files: [],
        takesOffers: false,
      },
      {
        inquiryId: keyOf('1'),
        listing: home,
        message: 'Is the roof new?',
        status: 'answered',
        statusAt: atDay(5),
        readAt: atDay(2),
        sentAt: atDay(1),
        sentTo: 'Example Realty',
        delivery: 'mailed',
        answersTo: 'ann@home.example',
        replies: [
          { replyId: keyOf('b'), message: 'Of 2019.', sentAt: atDay(4), report: { reason: 'spam', sentAt: atDay(5) } },
          { replyId: keyOf('c'), message: 'The boiler too.', sentAt: atDay(5), report: null },
        ],
        added: [
          { message: 'And the boiler?', sentAt: atDay(3), delivery: 'mailed' },
          { message: 'Thank you.', sentAt: atDay(6), delivery: 'kept' },
        ],
        files: [],
        takesOffers: false,
      },
    ]);
    expect((await listMyInquiries(as('ben'))).inquiries).toMatchObject([
      { inquiryId: keyOf('4'), message: 'Settled', status: 'closed', statusAt: atDay(6), readAt: atDay(3), sentAt: atDay(2) },
      {
        inquiryId: keyOf('3'),
        listing: null,
        message: 'Taken back',
        status: 'withdrawn',
        statusAt: atDay(4),
        delivery: 'no-mail',
      },
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
      sentAt: atDay(2),
      sentTo: 'Example Realty',
      delivery: 'kept',
    };
    expect((await listMyTours(as('ann'))).tours).toEqual([
      {
        ...tour,
        tourRequestId: tourKeyOf('9'),
        status: 'cancelled',
        message: 'With a dog',
        sentAt: atDay(3),
        thread: [{ from: 'sender', message: 'With a dog', at: atDay(3) }],
      },
      {
        ...tour,
        tourRequestId: tourKeyOf('8'),
        status: 'accepted',
        confirmedStartsAt: SLOTS[1],
        reply: 'Ring twice.',
        thread: [{ from: 'firm', message: 'Ring twice.', at: atDay(3) }],
      },
      { ...tour, tourRequestId: tourKeyOf('7'), status: 'pending' },
    ]);
    const { tours } = await listMyTours(as('ben'));
    expect(tours).toMatchObject([
      { tourRequestId: tourKeyOf('e'), status: 'awaiting_host', delivery: 'no-mail' },
      { tourRequestId: tourKeyOf('d'), status: 'no_show' },
      { tourRequestId: tourKeyOf('c'), status: 'completed' },
      { tourRequestId: tourKeyOf('b'), status: 'rejected', reply: null },
      { tourRequestId: tourKeyOf('a'), status: 'pending', proposedSlots: [atDay(27)], reply: 'Later?' },
      { message: 'The key of a question', status: 'pending', sentAt: atDay(1) },
    ]);
    // It is not the question’s anymore.
    expect(tours[5]?.tourRequestId).not.toBe(keyOf('1'));
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
      files: [{ documentId: keyOf('d'), name: 'plan.pdf', sizeBytes: 7 }],
      thread: [
        { from: 'sender', message: 'Is the roof new?', at: atDay(1) },
        { from: 'sender', message: 'And the boiler?', at: atDay(3) },
        { from: 'firm', message: 'Of 2019.', at: atDay(4) },
        { from: 'firm', message: 'The boiler too.', at: atDay(5) },
        { from: 'sender', message: 'Thank you.', at: atDay(6) },
      ],
      expiresAt: atDay(30),
    };
    for (const token of ['live', 'second']) expect(await getInquiryToReply(app.ctx(), token)).toEqual(question);
    for (const token of ['over', 'tour', 'unknown'])
      await expect(getInquiryToReply(app.ctx(), token)).rejects.toMatchObject({ code: 'not-found' });
    expect(await getInquiryToReply(app.ctx(), 'closed')).toMatchObject({ isOpen: false, isTakenBack: false, files: [] });
    expect(await getInquiryToReply(app.ctx(), 'left')).toMatchObject({
      senderName: 'Someone who closed their account',
      isOpen: false,
      hasSenderLeft: true,
      files: [{ documentId: keyOf('f'), name: 'File 1.pdf' }],
      thread: [{ from: 'firm', message: 'Come by.' }],
    });
    expect(await getTourToReply(app.ctx(), 'tour')).toMatchObject({
      senderName: 'Ann',
      slots: SLOTS,
      confirmedStartsAt: SLOTS[1],
      reply: 'Ring twice.',
      expiresAt: atDay(30),
    });
  });

  it('is in the inbox of whoever has proven the address that it was mailed to', async () => {
    const { threads } = await listThreads({ ...as('fay'), sources: {} }, { side: 'recipient', limit: 30 });
    expect(threads).toMatchObject([
      { threadId: tourKeyOf('8'), kind: 'tour-request', status: 'answered', statusAt: atDay(3) },
      { threadId: keyOf('1'), kind: 'inquiry', status: 'answered', isUnread: true },
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
