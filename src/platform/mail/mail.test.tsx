import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { countWaitingTransactions } from '#tests/support/open-transactions.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Trx } from '#platform/db/database.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { mailJobs } from './deliver-mail.ts';
import { MailFrame, MailParagraphs, MailQuote } from './mail-frame.tsx';
import type { MailToSend } from './mail.ts';

interface Received {
  from: string;
  to: string[];
  message: Email;
}

/** A real mail server that keeps what it accepts. */
const sink = {
  received: [] as Received[],
  /** How it answers the next messages instead of accepting them. */
  refusals: [] as { code: number; text: string }[],
  /** The same, at the sender and at the recipient. */
  sender: [] as { code: number; text: string }[],
  recipient: [] as { code: number; text: string }[],
  /** What it waits for before it answers. */
  waits: [] as Promise<void>[],
};
const answer = (refusal: { code: number; text: string } | undefined) =>
  refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(answer(sink.sender.shift())),
  onRcptTo: (_address, _session, done) => done(answer(sink.recipient.shift())),
  onData(stream, session, done) {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      await sink.waits.shift();
      const refusal = answer(sink.refusals.shift());
      if (refusal !== undefined) return done(refusal);
      const { mailFrom, rcptTo } = session.envelope;
      const message = await PostalMime.parse(Buffer.concat(chunks));
      sink.received.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address), message });
      done();
    })();
  },
});
let app: TestApp;

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  app = await openTestApp({
    environment: {
      DATABASE_URL: 'postgres://elsewhere/realty',
      MAIL_TRANSPORT: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Realty AI <hello@realty.example>',
    },
  });
  await app.startMail();
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(() => {
  sink.received.length = 0;
  sink.refusals.length = 0;
});

function makeMail(fields: Partial<MailToSend> = {}): MailToSend {
  const body = (
    <MailFrame productName="Realty AI" title="A question">
      <MailParagraphs siteUrl="" paragraphs={['Dear Sam,\nplease read this.']} />
      <MailQuote>{'<img src=x onerror=alert(1)>\nSecond line'}</MailQuote>
    </MailFrame>
  );
  return { to: 'agent@firm.example', replyTo: 'buyer@home.example', subject: 'Question about 12 Elm Street', body, ...fields };
}

const queue = (mail: MailToSend, trx: Trx | TestApp['db'] = app.db) => app.ctx().mail.queue(trx, [mail]);

/** Waits until the latest mail is in a state. */
async function waitForState(state: string): Promise<Awaited<ReturnType<typeof app.mails>>[number]> {
  await expect.poll(async () => (await app.mails()).at(-1)?.state, { interval: 100 }).toBe(state);
  const latest = (await app.mails()).at(-1);
  if (latest === undefined) throw new Error('there is no mail');
  return latest;
}

describe('the outbox', () => {
  it('delivers what was committed to a mail server, as HTML and text', async () => {
    await queue(makeMail({ attachments: [{ filename: 'tour.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }] }));
    const row = await waitForState('sent');
    expect(row).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(Date) });
    expect(sink.received).toHaveLength(1);
    const [{ from, to, message } = { from: '', to: [], message: undefined }] = sink.received;
    expect([from, to]).toEqual(['hello@realty.example', ['agent@firm.example']]);
    expect(message).toMatchObject({
      subject: 'Question about 12 Elm Street',
      from: { name: 'Realty AI', address: 'hello@realty.example' },
      replyTo: [{ address: 'buyer@home.example' }],
      messageId: expect.stringMatching(/^<realty-\d+-\d+@realty\.example>$/),
    });
    expect(message?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(message?.html).not.toContain('<img src=x');
    expect(message?.text).toContain('<img src=x onerror=alert(1)>\nSecond line');
    expect(message?.attachments).toMatchObject([{ filename: 'tour.ics', mimeType: 'text/calendar' }]);
  });

  it('delivers several at once, each once, and none to nobody', async () => {
    const before = (await app.mails()).length;
    const keyed = makeMail({ to: 'one@firm.example', dedupeKey: 'several-at-once' });
    const mails = [keyed, keyed, makeMail({ to: 'two@firm.example' }), makeMail({ to: 'nobody@demo.invalid' })];
    await app.ctx().mail.queue(app.db, mails);
    const made = async () =>
      (await app.mails()).slice(before).map(({ to_address: to, state, attempts }) => ({ to, state, attempts }));
    const once = { state: 'sent', attempts: 1 };
    await expect.poll(made).toEqual([
      { to: 'one@firm.example', ...once },
      { to: 'two@firm.example', ...once },
    ]);
    await app.ctx().mail.queue(app.db, [keyed]);
    expect(await made()).toHaveLength(2);
  });

  it('puts an invitation into the message itself, beside the file', async () => {
    const contentType = 'text/calendar; charset=utf-8; method=REQUEST';
    await queue(makeMail({ attachments: [{ filename: 'tour.ics', contentType, content: 'BEGIN:VCALENDAR' }] }));
    await waitForState('sent');
    const { message } = sink.received.at(-1) ?? {};
    expect(message?.attachments.map(({ filename, mimeType }) => `${filename} ${mimeType}`).toSorted()).toEqual([
      'null text/calendar',
      'tour.ics application/ics',
    ]);
    expect(message?.attachments).toContainEqual(expect.objectContaining({ mimeType: 'text/calendar', method: 'REQUEST' }));
  });

  describe('of a link that opens something', () => {
    const token = makeToken();
    const linked = (fields: Partial<MailToSend> = {}) =>
      makeMail({
        body: (
          <MailFrame productName="Realty AI" title="A link">
            <a href={`https://homes.example/auth/reset-password?token=${token}`}>Set a new password</a>
          </MailFrame>
        ),
        headers: { 'List-Unsubscribe': `<https://homes.example/api/unsubscribe/${token}>` },
        attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: `URL:https://homes.example/r/${token}` }],
        ...fields,
      });
    const isKept = (row: object) => JSON.stringify(row).includes(token);

    it('sends it, and keeps what was sent without it', async () => {
      await queue(linked());
      const row = await waitForState('sent');
      expect(sink.received[0]?.message.html).toContain(token);
      expect(isKept(row)).toBe(false);
      expect(row.text).toContain('https://homes.example/auth/reset-password?token=…');
    });

    it('keeps it while the mail server wants it later, and no longer than that', async () => {
      sink.refusals.push({ code: 550, text: 'No such user' });
      await queue(linked());
      expect(isKept(await waitForState('failed'))).toBe(false);
    });

    it('shows it in the mailbox of a local installation as long as it lives', async () => {
      await queue(linked({ to: 'kept@home.example' }));
      await waitForState('sent');
      const { id } = (await app.mails()).at(-1) ?? { id: 0 };
      const text = `https://homes.example/auth/reset-password?token=${token}`;
      await app.db.updateTable('mail_messages').set({ state: 'kept', text }).where('id', '=', id).execute();
      const forget = mailJobs({ kind: 'keep' }).find(({ name }) => name === 'forget-old-mail');
      const stored = () => app.db.selectFrom('mail_messages').select('text').where('id', '=', id).executeTakeFirst();
      const afterDays = (days: number) => ({ ...app.ctx(), now: new Date(Date.now() + days * DAY_MS) });
      await forget?.handle(afterDays(29), {});
      expect(await stored()).toEqual({ text });
      await forget?.handle(afterDays(31), {});
      expect(await stored()).toEqual({ text: 'https://homes.example/auth/reset-password?token=…' });
    });
  });

  it('forgets mail and job where the writer’s transaction is undone', async () => {
    const before = (await app.mails()).length;
    const undone = app.db.transaction().execute(async (trx) => {
      await queue(makeMail({ subject: 'Never sent' }), trx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await queue(makeMail({ subject: 'Sent after it' }));
    await waitForState('sent');
    expect((await app.mails()).length).toBe(before + 1);
    expect(sink.received.map(({ message }) => message.subject)).toEqual(['Sent after it']);
  });

  it('sends a mail with a key once, also when it is queued twice at once', async () => {
    await Promise.all([1, 2, 3].map(() => queue(makeMail({ dedupeKey: 'inquiry-1' }))));
    await waitForState('sent');
    expect((await app.mails()).filter((row) => row.dedupe_key === 'inquiry-1')).toHaveLength(1);
    expect(sink.received).toHaveLength(1);
  });

  it('tries again after a passing failure, and remembers why', async () => {
    sink.refusals.push({ code: 451, text: 'Try again later' });
    await queue(makeMail({ subject: 'Patient' }));
    await expect.poll(async () => (await app.mails()).at(-1)?.attempts).toBe(1);
    expect((await app.mails()).at(-1)).toMatchObject({ state: 'queued', last_error: expect.stringContaining('451') });
    const row = await waitForState('sent');
    expect(row).toMatchObject({ attempts: 2, last_error: null });
    expect(sink.received.map(({ message }) => message.subject)).toEqual(['Patient']);
  });

  it('holds nothing of the database while the mail server answers', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sink.waits.push(promise);
    await queue(makeMail({ subject: 'Slow' }));
    await expect.poll(async () => (await app.mails()).at(-1)?.taken_until).toBeInstanceOf(Date);
    await expect.poll(() => sink.waits.length).toBe(0);
    await expect.poll(() => countWaitingTransactions(app.db)).toBe(0);
    resolve();
    await waitForState('sent');
  });

  it('gives up at once where the server refuses for good', async () => {
    sink.refusals.push({ code: 550, text: 'No such user here' });
    await queue(makeMail());
    const row = await waitForState('failed');
    expect(row).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550'), sent_at: null });
    expect(sink.received).toEqual([]);
  });

  it.each([
    { at: 'sender', code: 530, text: '5.7.0 Authentication required' },
    { at: 'sender', code: 550, text: 'Sender not allowed' },
    { at: 'recipient', code: 554, text: '5.7.1 Relay access denied' },
  ] as const)('tries again where $code at the $at meets every mail: $text', async ({ at, ...refusal }) => {
    sink[at].push(refusal);
    await queue(makeMail());
    await expect.poll(async () => (await app.mails()).at(-1)?.attempts).toBe(1);
    expect((await app.mails()).at(-1)).toMatchObject({
      state: 'queued',
      last_error: expect.stringContaining(String(refusal.code)),
    });
    await waitForState('sent');
  });

  it('gives up at once where the recipient is unknown', async () => {
    sink.recipient.push({ code: 550, text: '5.1.1 No such user here' });
    await queue(makeMail());
    expect(await waitForState('failed')).toMatchObject({ attempts: 1 });
  });

  it('lets nobody write headers or add recipients', async () => {
    await queue(
      makeMail({
        subject: 'Hello\r\nBcc: everyone@victims.example\r\n\r\nBody',
        to: 'agent@firm.example, second@victims.example',
        replyTo: 'buyer@home.example\r\nBcc: third@victims.example',
      }),
    );
    await expect.poll(async () => (await app.mails()).at(-1)?.attempts).toBeGreaterThan(0);
    expect(sink.received.flatMap(({ to }) => to).filter((address) => address.endsWith('victims.example'))).toEqual([]);
    for (const { message } of sink.received) {
      expect(message.bcc ?? []).toEqual([]);
      expect(message.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(message.subject).toBe('Hello Bcc: everyone@victims.example Body');
    }
  });
});

describe('a worker that dies', () => {
  it('leaves the mail to the next one, when the time for which it took it is over', async () => {
    const { id } = await app.db
      .insertInto('mail_messages')
      .values({
        to_address: 'a@b.example',
        subject: 'Taken',
        html: '<p>x</p>',
        text: 'x',
        taken_until: new Date(Date.now() + DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const send = () => app.ctx().jobs.send(app.db, 'deliver-mail', { mailId: id });
    await send();
    // Another worker skips a mail that was taken.
    await queue(makeMail({ subject: 'Meanwhile' }));
    await expect.poll(() => sink.received.map(({ message }) => message.subject)).toEqual(['Meanwhile']);
    await app.db
      .updateTable('mail_messages')
      .set({ taken_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    await send();
    await expect.poll(() => sink.received.length).toBe(2);
    // And a second job for a mail that was sent does nothing.
    await send();
    await queue(makeMail({ subject: 'Last' }));
    await expect.poll(() => sink.received.at(-1)?.message.subject).toBe('Last');
    expect(sink.received.map(({ message }) => message.subject)).toEqual(['Meanwhile', 'Taken', 'Last']);
  });
});
