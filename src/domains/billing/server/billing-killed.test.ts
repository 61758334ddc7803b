import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountOf, checkLedger, postJournal, platformAccount } from '#domains/ledger/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { billAll, type BilledWork, REFUND_CENTS } from '#tests/support/bill-until-killed.ts';
import { BILLING_KILLS } from '#tests/support/hostile-run.ts';
import { keepStarting } from '#tests/support/run-until-killed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { reconcile } from './reconcile.ts';

/** Two answers of each, so that every kill meets orders that are under way. */
const ORDERS = Math.max(6, Math.ceil(BILLING_KILLS * 1.25));
/** So many orders are begun anew after a kill: those before were answered, and come again in the end. So few that payouts and invoices come, too. */
const AGAIN = 3;
/** Each kill comes so much later than an answer, and so in the middle of something else. */
const LATER_MS = [0, 15, 60, 240, 900];
/** After this many answers in all: each time in the middle of other payments. */
const KILLED_AFTER = Array.from({ length: BILLING_KILLS }, (_, at) => 2 + Math.floor((at * 2 * ORDERS * 0.8) / BILLING_KILLS));

let app: TestApp;
let work: BilledWork;
const runs = keepStarting('tests/support/bill-until-killed.ts');
beforeAll(async () => {
  app = await openTestApp();
  const buyers: Awaited<ReturnType<typeof addActor>>[] = [];
  for (let at = 0; at < ORDERS; at += 1) buyers.push(await addActor(app.db, { name: `Buyer ${at}` }));
  const admin = await addActor(app.db, { name: 'Ada' });
  work = {
    connectionString: app.connectionString,
    dataDir: path.join(inject('testDataDir'), 'apps', new URL(app.connectionString).pathname),
    admin: { ...admin, role: 'admin', roles: ['admin'] },
    orders: buyers.map((buyer) => ({ id: randomUUID(), refundId: randomUUID(), buyer })),
  };
});
afterAll(async () => {
  runs.end();
  await app.close();
});

const system = (ms = 0): ServerContext => app.system(new Date(Date.now() + ms));

it(
  'loses no payment, refund or payout and does nothing twice when the process is killed again and again',
  {
    timeout: 480_000 + BILLING_KILLS * 120_000,
  },
  async () => {
    // A vendor is owed something, and has an account that takes it.
    const vendorId = randomUUID();
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const account = await sandbox.openAccount({ key: randomUUID(), firstTriedAt: new Date(), reference: vendorId, email: null });
    await sandbox.activateAccount(account.id);
    await sql`insert into vendor_accounts (vendor_id, provider, account_id, transfers, updated_at) values (${vendorId}, 'sandbox', ${account.id}, 'active', now())`.execute(
      app.db,
    );
    await postJournal(app, {
      book: 'sandbox',
      key: 'owed',
      kind: 'released',
      about: '',
      transfers: [{ debit: platformAccount('losses'), credit: accountOf('payable', vendorId), cents: 90_00 }],
    });
    const heard = new Set<string>();
    for (const [at, answers] of KILLED_AFTER.entries()) {
      const open = work.orders.filter(({ id, refundId }) => !heard.has(id) || !heard.has(refundId)).slice(0, AGAIN);
      const wanted = Math.min(2 * open.length, Math.max(2, answers - heard.size));
      for (const id of await runs.run({ ...work, orders: open }, wanted, LATER_MS[at % LATER_MS.length])) heard.add(id);
      const paid = await app.db.selectFrom('orders').select('id').where('status', '=', 'paid').execute();
      const refunds = await app.db.selectFrom('refunds').select('id').execute();
      // What was answered is there.
      expect([...paid, ...refunds].map(({ id }) => id)).toEqual(expect.arrayContaining([...heard]));
      expect((await checkLedger(system())).faults).toEqual([]);
    }
    await billAll(work, app.ctx, () => undefined);
    await billAll(work, app.ctx, () => undefined);
    const checked = await checkLedger(system());
    expect(checked.faults).toEqual([]);
    const fee = 7_55;
    expect(checked.books.find(({ book }) => book === 'sandbox')).toMatchObject({
      pending: 0,
      balances: {
        revenue: ORDERS * (250_00 - REFUND_CENTS),
        fees: ORDERS * fee,
        clearing: ORDERS * (250_00 - REFUND_CENTS - fee) - 90_00,
        payable: 0,
        connected: 0,
      },
    });
    const { rows } = await sql<{ what: string; count: number }>`
    select 'payments ' || status as what, count(*) from payments group by status union all
    select 'refunds ' || status, count(*) from refunds group by status union all
    select 'payouts ' || status, count(*) from payouts group by status union all
    select 'invoices', count(*) from invoices order by 1`.execute(app.db);
    expect(rows).toEqual([
      { what: 'invoices', count: 2 * ORDERS },
      { what: 'payments succeeded', count: ORDERS },
      { what: 'payouts paid', count: 1 },
      { what: 'refunds succeeded', count: ORDERS },
    ]);
    // The provider's own books say the same.
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  },
);
