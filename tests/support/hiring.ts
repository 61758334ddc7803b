import { randomUUID } from 'node:crypto';
import type { RequestForm } from '#domains/hiring/contract.ts';
import { acceptLead } from '#domains/hiring/server/move-lead.ts';
import { sendQuote } from '#domains/hiring/server/move-quote.ts';
import { saveRequest } from '#domains/hiring/server/save-request.ts';
import { submitRequest } from '#domains/hiring/server/submit-request.ts';
import type { QuoteTerms } from '#domains/hiring/model/quote-terms.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DENVER } from './vendors.ts';

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
