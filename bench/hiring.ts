import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { acceptQuote, saveRequest, submitRequest } from '#domains/hiring/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';
import { addActor } from '#tests/support/actors.ts';
import { addZip, quoteLead, requestForm } from '#tests/support/hiring.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { type Percentiles, percentiles } from './search/measure.ts';

export interface HiringBenchResult {
  requests: number;
  requestsPerMinute: number;
  submitMs: Percentiles;
  /** Leads, and how many there should be. */
  leads: number;
  leadsExpected: number;
  acceptances: number;
  /** Engagements of the one request that all acceptances were for. */
  engagements: number;
  acceptancesPerSecond: number;
  cores: number;
  load: number;
}

interface Options {
  connectionString: string;
  log: Log;
  requests: number;
  acceptances: number;
  clients: number;
}

/** Sends requests to three of twelve vendors each, then accepts quotes of one request many times at once. */
export async function benchHiring({
  connectionString,
  log,
  requests,
  acceptances,
  clients,
}: Options): Promise<HiringBenchResult> {
  const { db, pool, close } = openDatabase({ connectionString, poolSize: clients, log });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'hiring-'));
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir });
  try {
    await createBackgroundWork({ ports, queue, db, log }).open();
    await addZip(db);
    const as = (actor: ServerContext['actor']): ServerContext => ({
      actor,
      db,
      log,
      now: new Date(),
      requestId: 'bench',
      ...ports,
    });
    const [client, ...owners] = await Promise.all(Array.from({ length: 13 }, () => addActor(db)));
    if (client === undefined) throw new Error('thirteen people');
    const vendorIds = await Promise.all(
      owners.map(({ userId }) => addVendor(db, { categories: ['cleaner'], members: [{ userId, role: 'owner' }] })),
    );
    const draft = async (person: ServerContext['actor']) => {
      const requestId = randomUUID();
      await saveRequest(as(person), { requestId, version: 0, form: requestForm() });
      return requestId;
    };
    const times: number[] = [];
    let sent = 0;
    const began = performance.now();
    await inParallel(clients, requests, async (at) => {
      // Nobody has many open requests.
      const person = await addActor(db);
      const requestId = await draft(person);
      const start = performance.now();
      const three = [0, 1, 2].map((next) => vendorIds[(at + next) % vendorIds.length] ?? '');
      await submitRequest(as(person), { requestId, vendorIds: three, isAnyway: true });
      times.push(performance.now() - start);
      sent += 1;
    });
    const minutes = (performance.now() - began) / 60_000;
    const { leads } = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('leads'))
      .executeTakeFirstOrThrow();

    const requestId = await draft(client);
    const request = await submitRequest(as(client), { requestId, vendorIds: vendorIds.slice(0, 3), isAnyway: true });
    const quotes: string[] = [];
    for (const lead of request.leads) {
      const owner = owners[vendorIds.indexOf(lead.vendor.id)];
      if (owner !== undefined) quotes.push(await quoteLead(as(owner), lead.id));
    }
    const raced = performance.now();
    await inParallel(clients, acceptances, async (at) => {
      try {
        await acceptQuote(as(client), { quoteId: quotes[at % quotes.length] ?? '', engagementId: randomUUID(), startsAt: null });
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      }
    });
    const seconds = (performance.now() - raced) / 1000;
    const { engagements } = await db
      .selectFrom('engagements')
      .select(({ fn }) => fn.countAll<number>().as('engagements'))
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    return {
      requests: sent,
      requestsPerMinute: Math.round(sent / minutes),
      submitMs: percentiles(times),
      leads: Number(leads),
      leadsExpected: sent * 3,
      acceptances,
      engagements: Number(engagements),
      acceptancesPerSecond: Math.round(acceptances / seconds),
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    await queue.stop();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function inParallel(clients: number, count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let at = next++; at < count; at = next++) await work(at);
    }),
  );
}
