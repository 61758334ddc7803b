import { text } from 'node:stream/consumers';
import { deliverSandboxEvents, workEvents } from '#domains/billing/server/payment-events.ts';
import { issueInvoices } from '#domains/billing/server/invoices.ts';
import { getOrder } from '#domains/billing/server/own-orders.ts';
import { queueWeekly, sendPayouts } from '#domains/billing/server/payouts.ts';
import { placeOrder } from '#domains/billing/server/place-order.ts';
import { grantRefund, sendRefunds } from '#domains/billing/server/refunds.ts';
import { paySandboxCheckout, settleSandbox } from '#domains/billing/server/sandbox-checkout.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';
import { WAITS } from './run-until-killed.ts';

export interface BilledWork {
  connectionString: string;
  dataDir: string;
  admin: ServerContext['actor'];
  orders: { id: string; refundId: string; buyer: ServerContext['actor'] }[];
}

export const REFUND_CENTS = 40_00;

/** Every order is placed, paid and paid back in part, whatever was done before. Says the id of each that was answered. */
export async function billAll(work: BilledWork, make: () => ServerContext, say: (id: string) => void): Promise<void> {
  const as = (actor: ServerContext['actor']): ServerContext => ({ ...make(), actor });
  const hear = async () => {
    // Late events come in the end: the clock of this test is ahead of them.
    await deliverSandboxEvents({ ...as({ kind: 'system' }), now: new Date(Date.now() + 60_000) });
    await workEvents(as({ kind: 'system' }));
  };
  const run = async ({ id, refundId, buyer }: BilledWork['orders'][number]) => {
    const order = await placeOrder(as(buyer), {
      id,
      items: [{ id: 'photo-shoot', quantity: 1, period: 'once' }],
      promoCode: null,
      state: 'CO',
      billing: { name: 'Bea Ames', address: '17 Willow Lane' },
      seenTotalCents: 250_00,
    });
    if (order.payment?.url != null) {
      const checkoutId = new URL(order.payment.url).searchParams.get('pay') ?? '';
      await paySandboxCheckout(as(buyer), { checkoutId, card: 'visa' });
    }
    for (let round = 0; round < 50 && (await getOrder(as(buyer), id)).status !== 'paid'; round += 1) await hear();
    say(id);
    await grantRefund(as(work.admin), { orderId: id, id: refundId, cents: REFUND_CENTS, reason: 'Rain on the day' });
    say(refundId);
    await sendRefunds(as({ kind: 'system' }));
  };
  const half = Math.ceil(work.orders.length / 2);
  const inTurn = async (orders: BilledWork['orders']) => {
    for (const order of orders) await run(order);
  };
  await Promise.all([inTurn(work.orders.slice(0, half)), inTurn(work.orders.slice(half))]);
  await queueWeekly(as({ kind: 'system' }));
  await sendPayouts(as({ kind: 'system' }));
  await settleSandbox(as({ kind: 'system' }));
  for (let round = 0; round < 3; round += 1) await hear();
  await issueInvoices(as({ kind: 'system' }));
}

// A process of its own, for tests that kill it.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2] === WAITS ? await text(process.stdin) : process.argv[2]) as BilledWork;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: work.dataDir });
  await createBackgroundWork({ ports, queue, db, log }).open();
  const make = (): ServerContext => ({ actor: { kind: 'system' }, db, log, now: new Date(), requestId: 'killed', ...ports });
  await billAll(work, make, (id) => void process.stdout.write(`${id}\n`));
  process.exit();
}
