import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { createLog } from '#platform/log/log.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { openTestDatabase, type TestDatabase, withRollback } from '#tests/support/test-database.ts';
import { runHistories } from '../../../../bench/ledger/run-histories.ts';
import { type Account, accountOf, ACCOUNT_KINDS, platformAccount } from '../model/accounts.ts';
import type { Journal } from '../model/journal.ts';
import { listBalances, lockBalances, readBalance } from './balances.ts';
import { checkLedger, proveLedger } from './check-ledger.ts';
import { postJournal, reverseJournal, settleJournal } from './post-journal.ts';
import { readStatement } from './statement.ts';

let database: TestDatabase;
let ctx: Context;
let made = 0;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  ctx = { db: database.db, actor: { kind: 'system' }, now: new Date(), requestId: 'ledger', log: createLog('silent') };
});
afterAll(() => database.close());

const book = 'live';
const clearing = platformAccount('clearing');
const revenue = platformAccount('revenue');
/** A name of its own, so that tests do not meet. */
const fresh = (what: string) => `${what}-${(made += 1)}`;
const journal = (transfers: Journal['transfers'], more: Partial<Journal> = {}): Journal => ({
  book,
  key: fresh('key'),
  kind: 'tried',
  about: 'a test',
  transfers,
  ...more,
});
const centsOf = async (account: Account) => (await readBalance(ctx, book, account)).cents;
const read = (account: Account) => readBalance(ctx, book, account);

describe('a journal', () => {
  it('is booked once for its key, whoever sends it again and at the same time', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    const paid = journal([{ debit: clearing, credit: hold, cents: 10_000 }]);
    const booked = await Promise.all(Array.from({ length: 12 }, () => postJournal(ctx, paid)));
    expect(booked.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(booked.map(({ journalId }) => journalId)).size).toBe(1);
    expect(await centsOf(hold)).toBe(10_000);
    const other = { ...paid, transfers: [{ debit: clearing, credit: hold, cents: 10_001 }] };
    await expect(postJournal(ctx, other)).rejects.toMatchObject({ code: 'conflict', publicCode: 'key-reused' });
    // The books are apart: the sandbox knows no such key.
    expect(await postJournal(ctx, { ...paid, book: 'sandbox' })).toMatchObject({ isNew: true });
    expect(await centsOf(hold)).toBe(10_000);
  });

  it('takes no more out of a hold than is in it, though many take at once', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    const vendor = accountOf('payable', fresh('vendor'));
    await postJournal(ctx, journal([{ debit: clearing, credit: hold, cents: 1000 }]));
    const takes = await Promise.allSettled(
      Array.from({ length: 30 }, () => postJournal(ctx, journal([{ debit: hold, credit: vendor, cents: 300 }]))),
    );
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(takes.find((take) => take.status === 'rejected')?.reason).toMatchObject({ publicCode: 'not-covered' });
    expect([await centsOf(hold), await centsOf(vendor)]).toEqual([100, 900]);
  });

  it('of nothing, of parts of a cent, or within one account is no journal', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    for (const cents of [0, -1, 1.5, Number.NaN, 2 ** 60])
      await expect(postJournal(ctx, journal([{ debit: clearing, credit: hold, cents }]))).rejects.toThrow(RangeError);
    await expect(postJournal(ctx, journal([]))).rejects.toThrow(RangeError);
    await expect(postJournal(ctx, journal([{ debit: hold, credit: hold, cents: 1 }]))).rejects.toThrow(RangeError);
    expect(() => accountOf('hold', '')).toThrow(RangeError);
  });

  it('that is pending can be spent by nobody until it is posted, and is settled once', async () => {
    const vendor = accountOf('payable', fresh('vendor'));
    const connected = accountOf('connected', vendor.owner);
    await postJournal(ctx, journal([{ debit: clearing, credit: vendor, cents: 500 }]));
    const payout = journal([{ debit: vendor, credit: connected, cents: 400 }], { isPending: true });
    await postJournal(ctx, payout);
    expect(await read(vendor)).toEqual({ cents: 500, availableCents: 100 });
    await expect(postJournal(ctx, journal([{ debit: vendor, credit: revenue, cents: 101 }]))).rejects.toMatchObject({
      publicCode: 'not-covered',
    });
    const head = { book, kind: 'paid-out', about: 'a test', of: payout.key } as const;
    const turns = await Promise.allSettled(
      (['post', 'void', 'post', 'void'] as const).map((outcome) => settleJournal(ctx, { ...head, key: fresh('key'), outcome })),
    );
    expect(turns.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(turns.find((turn) => turn.status === 'rejected')?.reason).toMatchObject({ publicCode: 'already-settled' });
    await expect(settleJournal(ctx, { ...head, of: 'no such key', key: fresh('key'), outcome: 'post' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(reverseJournal(ctx, { ...head, key: fresh('key') })).rejects.toMatchObject({ publicCode: 'not-pending' });
  });

  it('is reversed once, and a posting too', async () => {
    const vendor = accountOf('payable', fresh('vendor'));
    const connected = accountOf('connected', vendor.owner);
    await postJournal(ctx, journal([{ debit: clearing, credit: vendor, cents: 500 }]));
    const payout = journal([{ debit: vendor, credit: connected, cents: 400 }], { isPending: true });
    await postJournal(ctx, payout);
    const posted = { book, key: fresh('key'), kind: 'paid-out', about: '', of: payout.key, outcome: 'post' } as const;
    await settleJournal(ctx, posted);
    expect(await read(vendor)).toEqual({ cents: 100, availableCents: 100 });
    const back = { book, key: fresh('key'), kind: 'payout-failed', about: '', of: posted.key } as const;
    expect(await reverseJournal(ctx, back)).toMatchObject({ isNew: true });
    expect(await reverseJournal(ctx, back)).toMatchObject({ isNew: false });
    await expect(reverseJournal(ctx, { ...back, key: fresh('key') })).rejects.toMatchObject({ publicCode: 'already-settled' });
    expect(await read(vendor)).toEqual({ cents: 500, availableCents: 500 });
  });

  it('leaves nothing behind in a transaction that fails', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    const failing = transact(ctx, async (inner) => {
      await postJournal(inner, journal([{ debit: clearing, credit: hold, cents: 700 }]));
      const balances = await lockBalances(inner, book, [hold]);
      expect(balances.get(hold)?.cents).toBe(700);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await centsOf(hold)).toBe(0);
    await expect(lockBalances(ctx, book, [hold])).rejects.toThrow('within a transaction');
  });

  it('reads as few rows when there are many, without statistics of them', async () => {
    await transact(ctx, async (inner) => {
      const rowsRead = async () => {
        const { rows } = await sql<{ read: number }>`
          select sum(pg_stat_get_xact_tuples_returned(c.oid))::int as read from pg_class c
          where c.relname like 'ledger\\_%' and c.relkind in ('r', 'i')`.execute(inner.db);
        return rows[0]?.read ?? Number.NaN;
      };
      const readByJournals = async (count: number) => {
        const before = await rowsRead();
        for (let at = 0; at < count; at += 1)
          await postJournal(inner, journal([{ debit: clearing, credit: accountOf('hold', fresh('engagement')), cents: 100 }]));
        return (await rowsRead()) - before;
      };
      const first = await readByJournals(50);
      expect(first).toBeGreaterThan(0);
      expect(await readByJournals(50)).toBeLessThanOrEqual(first);
    });
  });
});

describe('what is written', () => {
  it('cannot be changed or taken out, nor added to', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    const { journalId } = await postJournal(ctx, journal([{ debit: clearing, credit: hold, cents: 700 }]));
    for (const text of [
      'update ledger_transfers set cents = cents + 1',
      'delete from ledger_transfers',
      'truncate ledger_transfers',
      'update ledger_journals set about = $$else$$',
      'delete from ledger_journals',
      'update ledger_accounts set owner = $$else$$',
      'delete from ledger_counters',
      'truncate ledger_accounts cascade',
      'update ledger_snapshots set debits = 0',
      'update ledger_account_kinds set is_counted = false',
    ])
      await expect(sql.raw(text).execute(ctx.db), text).rejects.toMatchObject({ code: '23001' });
    const insert = (values: string) =>
      sql
        .raw(
          `insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents, pending_id)
          select ${values} from ledger_transfers where journal_id = ${journalId}`,
        )
        .execute(ctx.db);
    for (const values of [
      `journal_id, 'done', debit_account, credit_account, 1, null::bigint`,
      `-1, 'done', debit_account, credit_account, 1, null`,
      `journal_id, 'pending', debit_account, credit_account, 1, null`,
      `journal_id, 'done', debit_account, -1, 1, null`,
      `journal_id, 'done', debit_account, debit_account, 1, null`,
      `journal_id, 'done', debit_account, credit_account, 0, null`,
      `journal_id, 'post', debit_account, credit_account, cents, id`,
    ])
      await expect(insert(values), values).rejects.toMatchObject({ code: '23514' });
  });

  it('stays in its book', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    for (const one of ['live', 'sandbox'] as const)
      await postJournal(ctx, journal([{ debit: clearing, credit: hold, cents: 700 }], { book: one }));
    const crossing = sql`
      with j as (insert into ledger_journals (book, key, kind, about, phase, transfers, payload_hash)
        values ('live', ${fresh('key')}, 'x', '', 'done', 1, '') returning id)
      insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents)
      select j.id, 'done', d.id, c.id, 1 from j, ledger_accounts d, ledger_accounts c
      where d.owner = ${hold.owner} and d.book = 'live' and c.owner = ${hold.owner} and c.book = 'sandbox'`;
    // The journal of the same statement is not there yet either way: a second statement sees it.
    await expect(crossing.execute(ctx.db)).rejects.toMatchObject({ code: '23514' });
  });

  it('names no person, and its kinds are those of the model', async () => {
    const { rows: keys } = await sql`select from pg_constraint where contype = 'f' and conrelid::regclass::text like 'ledger%'
      and confrelid = 'users'::regclass`.execute(ctx.db);
    expect(keys).toEqual([]);
    const kinds = await ctx.db.selectFrom('ledger_account_kinds').selectAll().execute();
    expect(Object.fromEntries(kinds.map(({ kind, side, is_counted }) => [kind, { side, isCounted: is_counted }]))).toEqual(
      Object.fromEntries(Object.entries(ACCOUNT_KINDS).map(([kind, { side, isCounted }]) => [kind, { side, isCounted }])),
    );
  });
});

describe('a statement', () => {
  it('goes from the balance before to the balance after, line by line', async () => {
    const vendor = accountOf('payable', fresh('vendor'));
    const connected = accountOf('connected', vendor.owner);
    const day = (at: number): Context => ({ ...ctx, now: new Date(Date.UTC(2026, 0, at)) });
    const span = { from: day(1).now, to: day(20).now, most: 10 };
    await postJournal(day(2), journal([{ debit: clearing, credit: vendor, cents: 500 }]));
    await postJournal(
      day(6),
      journal([{ debit: vendor, credit: connected, cents: 120 }], { kind: 'paid-out', about: 'payout 7' }),
    );
    await postJournal(day(7), journal([{ debit: vendor, credit: connected, cents: 30 }], { isPending: true }));
    // Written later, of an earlier day.
    await postJournal(day(3), journal([{ debit: clearing, credit: vendor, cents: 50 }]));
    const ofVendor = (more: Partial<typeof span & { before: number }>) =>
      readStatement(ctx, book, { account: vendor, ...span, ...more });
    expect(await ofVendor({ from: day(5).now })).toMatchObject({
      openingCents: 550,
      lines: [{ kind: 'paid-out', about: 'payout 7', cents: -120, balanceCents: 430, other: connected }],
      closingCents: 430,
    });
    expect(await ofVendor({ to: day(5).now })).toMatchObject({
      openingCents: 0,
      lines: [{ balanceCents: 500 }, { balanceCents: 550 }],
      closingCents: 550,
    });
    const last = await ofVendor({ most: 2 });
    expect(last).toMatchObject({ lineCount: 3, hasEarlier: true, openingCents: 0, lines: [{ cents: 50 }, { cents: -120 }] });
    expect(await ofVendor({ most: 2, before: last.lines[0]?.id ?? 0 })).toMatchObject({
      lineCount: 3,
      hasEarlier: false,
      lines: [{ cents: 500, balanceCents: 500 }],
    });
    // From the other side money comes in.
    expect(await readStatement(ctx, book, { account: connected, ...span })).toMatchObject({ closingCents: -120 });
    expect(await readStatement(ctx, book, { account: accountOf('payable', fresh('nobody')), ...span })).toMatchObject({
      lines: [],
      closingCents: 0,
    });
  });

  it('of an account without a counter begins at its snapshot, and nothing is booked ahead of time', async () => {
    const connected = accountOf('connected', fresh('vendor'));
    const pay = (now: Date, cents: number) =>
      postJournal({ ...ctx, now }, journal([{ debit: connected, credit: revenue, cents }]));
    await pay(new Date(Date.UTC(2026, 0, 2)), 70);
    await sql`select take_ledger_snapshots()`.execute(ctx.db);
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.01)`.execute(ctx.db);
    const from = new Date((rows[0]?.at.getTime() ?? 0) + 1);
    await pay(new Date(Date.now() + 40 * DAY_MS), 30);
    const to = new Date(Date.now() + 60_000);
    expect(await readStatement(ctx, book, { account: connected, from, to, most: 10 })).toMatchObject({
      openingCents: 70,
      lines: [{ cents: 30, balanceCents: 100 }],
    });
  });
});

describe('the ledger', () => {
  it('answers random histories as a plain model does, to the cent', async () => {
    const result = await runHistories({ db: ctx.db, seed: 'suite', histories: 250, stepsEach: 14, clients: 8 });
    expect(result.drifts).toEqual([]);
    // Every outcome came up, or nothing was tried.
    for (const outcome of ['new', 'again', 'key-reused', 'not-found', 'not-pending', 'already-settled', 'not-covered'] as const)
      expect(result.outcomes[outcome], outcome).toBeGreaterThan(15);
    await sql`select take_ledger_snapshots()`.execute(ctx.db);
    await runHistories({ db: ctx.db, seed: 'later', histories: 20, stepsEach: 14, clients: 8 });
    expect(await checkLedger(ctx)).toMatchObject({ isSound: true, faults: [] });
  });

  it('takes snapshots beside journals that are being booked, and balances stay right', async () => {
    const hold = accountOf('hold', fresh('engagement'));
    const before = await centsOf(clearing);
    const booking = Array.from({ length: 120 }, async () =>
      postJournal(ctx, journal([{ debit: clearing, credit: hold, cents: 7 }])),
    );
    const snapshots = Array.from({ length: 6 }, () => sql`select take_ledger_snapshots()`.execute(ctx.db));
    await Promise.all([...booking, ...snapshots]);
    expect((await centsOf(clearing)) - before).toBe(120 * 7);
    expect((await listBalances(ctx, book, hold))[0]?.balance.cents).toBe(120 * 7);
    expect((await checkLedger(ctx)).faults).toEqual([]);
  });

  it('is proven on a database that somebody tampered with: each fault is named', async () => {
    const tampered = await openTestDatabase({ poolSize: 1 });
    const inside: Context = { ...ctx, db: tampered.db };
    const hold = accountOf('hold', 'engagement');
    const waiting = journal([{ debit: hold, credit: clearing, cents: 100 }], { isPending: true });
    await postJournal(inside, journal([{ debit: clearing, credit: hold, cents: 700 }]));
    await postJournal(inside, waiting);
    await settleJournal(inside, { book, key: 'posted', kind: 'x', about: '', of: waiting.key, outcome: 'post' });
    await sql`select take_ledger_snapshots()`.execute(inside.db);
    const rulesAfter = (text: string): Promise<string[]> =>
      withRollback(tampered.db, async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(text).execute(trx);
        const { faults } = await proveLedger(trx);
        return faults.map(({ rule }) => rule);
      });
    const tries: [string, string][] = [
      ['', 'select 1'],
      ['A counter is the sum', 'update ledger_counters set credits = credits + 1'],
      ['A snapshot and what came after', 'update ledger_snapshots set credits = credits + 1'],
      ['No counted account is below zero', 'delete from ledger_counters'],
      ['A journal is whole', 'update ledger_transfers set cents = cents + 1 where id = 1'],
      ['A journal is whole', 'delete from ledger_transfers where id = 1'],
      ['A journal is whole', `update ledger_journals set about = 'else' where id = 1`],
      ['A transfer stays in one book', `update ledger_accounts set book = 'sandbox' where kind = 'clearing'`],
      ['What is posted', 'update ledger_transfers set cents = cents + 1 where pending_id is not null'],
      ['The triggers that keep', 'alter table ledger_transfers disable trigger ledger_transfers_stay'],
      ['The triggers that keep', 'drop trigger ledger_transfers_counted on ledger_transfers'],
    ];
    for (const [rule, text] of tries) {
      const rules = await rulesAfter(text);
      if (rule === '') expect(rules).toEqual([]);
      else expect(rules, text).toContainEqual(expect.stringContaining(rule));
    }
    await tampered.close();
  });

  it('is checked by the operator alone', async () => {
    await expect(checkLedger({ ...ctx, actor: { kind: 'anonymous', address: '' } })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
