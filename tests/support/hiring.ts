import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { RequestForm, ServiceRequest } from '#domains/hiring/contract.ts';
import { moveEngagement } from '#domains/hiring/server/move-engagement.ts';
import { acceptLead } from '#domains/hiring/server/move-lead.ts';
import { acceptQuote, sendQuote } from '#domains/hiring/server/move-quote.ts';
import { saveRequest } from '#domains/hiring/server/save-request.ts';
import { submitRequest } from '#domains/hiring/server/submit-request.ts';
import { leadAnswering } from '#domains/hiring/server/write-about.ts';
import type { QuoteTerms } from '#domains/hiring/model/quote-terms.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, idOf } from './actors.ts';
import type { TestApp } from './test-app.ts';
import { addVendor, DENVER } from './vendors.ts';

/** A request for photographs of a home, as a client fills the form. */
export function requestForm(changes: Partial<RequestForm> = {}): RequestForm {
  return {
    categoryKey: 'cleaner' satisfies CategoryKey,
    description: 'Please clean a home of 1,800 square feet before we list it. Call 555-201-4477 or write to bea@home.example.',
    answers: { cleaning: 'listing', occupied: 'no' },
    place: { address: '12 Elm Street', postalCode: '80202' },
    startsOn: new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10),
    endsOn: null,
    budgetCents: 500_00,
    accessNotes: 'The key is under the third stone',
    phone: '555-201-4477',
    mayCall: true,
    maxPros: 3,
    ...changes,
  };
}

export function quoteTerms(changes: Partial<QuoteTerms> = {}): QuoteTerms {
  return {
    lines: [{ label: 'Cleaning', quantity: 400, unitCents: 95_00, isTaxable: true }],
    taxes: [{ jurisdiction: 'Denver', rate: 88_100 }],
    depositCents: 100_00,
    milestones: [{ label: 'Work done', cents: 313_48 }],
    options: [],
    notes: '',
    ...changes,
  };
}

/** The ZIP code of the form, where `addVendor` puts its vendors. */
export async function addZip(db: Db): Promise<void> {
  await db
    .insertInto('places')
    .values({
      slug: 'denver-80202',
      kind: 'zip',
      name: '80202',
      search_name: '80202',
      state_or_province: 'CO',
      source: 'test',
      ...DENVER,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A request that is sent to these vendors; returns its id. */
export async function sendRequest(client: ServerContext, vendorIds: readonly string[], changes: Partial<RequestForm> = {}) {
  const requestId = randomUUID();
  await saveRequest(client, { requestId, version: 0, form: requestForm(changes) });
  return submitRequest(client, { requestId, vendorIds, isAnyway: true });
}

/** Has a vendor's member accept a lead and send a quote; returns the id of the quote. */
export async function quoteLead(member: ServerContext, leadId: string, terms: QuoteTerms = quoteTerms()): Promise<string> {
  await acceptLead(member, leadId);
  const quoteId = randomUUID();
  await sendQuote(member, {
    leadId,
    quoteId,
    terms,
    validUntil: new Date(member.now.getTime() + 7 * DAY_MS).toISOString(),
  });
  return quoteId;
}

export const leadOf = (request: ServiceRequest, vendorId: string | undefined): string =>
  request.leads.find(({ vendor }) => vendor.id === vendorId)?.id ?? '';

export const expectRefusal = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });

interface Sides {
  client: ServerContext;
  owner: ServerContext;
  /** The owner's first. */
  vendors: readonly string[];
}

/** A job that is confirmed, with its lead. */
export async function beginJob({ client, owner, vendors }: Sides) {
  const request = await sendRequest(client, vendors.slice(0, 1));
  const leadId = leadOf(request, vendors[0]);
  const quoteId = await quoteLead(owner, leadId);
  const engagementId = randomUUID();
  await acceptQuote(client, { quoteId, engagementId, startsAt: null });
  await moveEngagement(owner, { engagementId, verb: 'confirm', reason: '' });
  return { request, leadId, engagementId };
}

/** Clients and cleaners at an application. */
export function hiringOn(open: () => TestApp) {
  const signIn = async (name: string): Promise<ServerContext> => ({
    ...open().ctx(),
    answering: { ...open().ctx().answering, lead: leadAnswering },
    actor: await addActor(open().db, { name }),
  });

  /** Two clients; owner, manager and worker of the first vendor; the owners of three others. All vendors of before are gone. */
  async function addPeople() {
    const { db } = open();
    await sql`delete from vendors`.execute(db);
    const [client, other, owner, manager, worker] = (await Promise.all(
      ['Clara Hill', 'Otto', 'Olga', 'Mia', 'Wes'].map(signIn),
    )) as [ServerContext, ServerContext, ServerContext, ServerContext, ServerContext];
    const rivals = await Promise.all(['Rita', 'Rolf', 'Ruth'].map(signIn));
    const vendors = [
      await addVendor(db, {
        name: 'Bright Homes',
        categories: ['cleaner'],
        members: [
          { userId: idOf(owner), role: 'owner' },
          { userId: idOf(manager), role: 'manager' },
          { userId: idOf(worker), role: 'worker' },
        ],
      }),
      ...(await Promise.all(
        rivals.map((rival, index) =>
          addVendor(db, { name: `Rival ${index}`, categories: ['cleaner'], members: [{ userId: idOf(rival), role: 'owner' }] }),
        ),
      )),
    ];
    return { client, other, owner, manager, worker, rivals, vendors };
  }

  async function asAdmin(): Promise<ServerContext> {
    const { actor, ...ctx } = await signIn('Ada');
    return { ...ctx, actor: actor.kind === 'user' ? { ...actor, role: 'admin' } : actor };
  }

  async function countRows(table: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(open().db);
    return rows[0]?.n ?? 0;
  }

  /** What stands behind somebody's bell, newest first. */
  const linesOf = (ctx: ServerContext) =>
    open()
      .db.selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', idOf(ctx))
      .orderBy('id', 'desc')
      .execute();

  return { signIn, addPeople, asAdmin, countRows, linesOf };
}

export const later = (ctx: ServerContext, ms: number): ServerContext => ({ ...ctx, now: new Date(Date.now() + ms) });
