import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { placeOrder, takePaymentEvent } from '#domains/billing/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';
import { addActor } from '#tests/support/actors.ts';
import { type Percentiles, percentiles, ratioOf } from './search/measure.ts';

export interface BillingBenchResult {
  /** From the order to the page where it is paid, and the part of it in which the provider was asked. */
  checkout: { orders: number; ms: Percentiles; ownMs: Percentiles; providerMs: Percentiles };
  /** From a signed event to its answer. */
  webhook: { events: number; ms: Percentiles };
  /** Of the smallest query, between the orders: what the machine gives at that moment. */
  roundTripMs: Percentiles;
  /** A checkout without the provider, in smallest queries. */
  ratio: Percentiles;
  clients: number;
  cores: number;
  load: number;
}

interface Options {
  connectionString: string;
  log: Log;
  orders: number;
  clients: number;
}

const WARM = 20;
const LATE_MS = 600_000;

/** Orders of many buyers at the sandbox, and the events that follow, each sent twice. No page is rendered and no mail sent. */
export async function benchBilling({ connectionString, log, orders, clients }: Options): Promise<BillingBenchResult> {
  const { db, pool, close } = openDatabase({ connectionString, poolSize: clients, log });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'billing-'));
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir });
  try {
    await createBackgroundWork({ ports, queue, db, log }).open();
    const as = (actor: ServerContext['actor'], asked = { sum: 0 }): ServerContext => ({
      actor,
      db,
      log,
      now: new Date(),
      requestId: 'bench',
      ...ports,
      payments: {
        ...ports.payments,
        open: (name, at) => {
          const provider = ports.payments.open(name, at);
          return {
            ...provider,
            openCheckout: async (request) => {
              const began = performance.now();
              const checkout = await provider.openCheckout(request);
              asked.sum += performance.now() - began;
              return checkout;
            },
          };
        },
      },
    });
    const own: number[] = [];
    const whole: number[] = [];
    const provider: number[] = [];
    const trips: number[] = [];
    const pages: string[] = [];
    const buyers: ServerContext['actor'][] = [];
    for (let at = 0; at < orders + WARM; at += 1) buyers.push(await addActor(db));
    await inParallel(clients, buyers, async (buyer, at) => {
      const asked = { sum: 0 };
      const began = performance.now();
      const order = await placeOrder(as(buyer, asked), {
        id: randomUUID(),
        items: [{ id: 'photo-shoot', quantity: 1, period: 'once' }],
        promoCode: null,
        state: 'CO',
        billing: { name: 'Bea Ames', address: '17 Willow Lane, Denver, CO 80202' },
        seenTotalCents: 250_00,
      });
      const ms = performance.now() - began;
      pages.push(new URL(order.payment?.url ?? '').searchParams.get('pay') ?? '');
      if (at < WARM) return;
      const asking = performance.now();
      await sql`select 1`.execute(db);
      trips.push(performance.now() - asking);
      whole.push(ms);
      own.push(ms - asked.sum);
      provider.push(asked.sum);
    });
    await inParallel(clients, pages, async (checkoutId) => {
      await ports.payments.openSandbox({ db, now: new Date() }).pay(checkoutId, { card: 'visa' });
    });
    // Some come late.
    const later = new Date(Date.now() + LATE_MS);
    const due = await ports.payments.openSandbox({ db, now: later }).takeDue();
    const answers: number[] = [];
    await inParallel(clients, [...due, ...due], async ({ raw, signature }) => {
      const request = new Request('http://localhost/api/payments/events/sandbox', {
        method: 'POST',
        headers: { 'sandbox-signature': signature },
        body: raw,
      });
      const began = performance.now();
      await takePaymentEvent(
        { ...as({ kind: 'anonymous', address: '198.51.100.7' }), now: later },
        { provider: 'sandbox', request },
      );
      answers.push(performance.now() - began);
    });
    const [ownMs, roundTripMs] = [percentiles(own), percentiles(trips)];
    return {
      checkout: {
        orders: own.length,
        ms: percentiles(whole),
        ownMs,
        providerMs: percentiles(provider),
      },
      webhook: { events: answers.length, ms: percentiles(answers) },
      roundTripMs,
      ratio: ratioOf(ownMs, roundTripMs),
      clients,
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    await queue.stop();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function inParallel<T>(
  clients: number,
  things: readonly T[],
  work: (thing: T, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let at = next++; at < things.length; at = next++) {
        const thing = things[at];
        if (thing !== undefined) await work(thing, at);
      }
    }),
  );
}
