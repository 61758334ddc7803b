import { findVendors, findZip, type Located } from '#domains/experts/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Context } from '#platform/verb/context.ts';
import { requestAt } from '../model/hiring.ts';
import { MOST_OPEN_REQUESTS } from '../model/hiring-terms.ts';
import { requestFaults, sayFaults } from '../model/request-faults.ts';
import type { RequestForm, ServiceRequest } from '../contract.ts';
import { LIVE_LEADS } from '../model/status-changes.ts';
import { NO_REQUEST, passTime } from './play-move.ts';
import { findRequest, lockHiring, readTime } from './queries.ts';
import { recordCallConsent } from './record-consents.ts';
import { requireRequest } from './require-side.ts';
import { showRequest } from './show-requests.ts';
import { standingOf } from './stored.ts';
import { tellVendor } from './tell-sides.ts';

/** Throws `invalid` for what `requestFaults` finds. */
export function requireFitting(form: RequestForm, checked: Parameters<typeof requestFaults>[1]): void {
  const fields = requestFaults(form, checked);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', sayFaults(form, fields), { fields });
}

const columnsOf = (form: RequestForm, spot: Located | undefined) => ({
  category_key: form.categoryKey,
  description: form.description,
  answers: JSON.stringify(form.answers),
  address: form.place?.address ?? '',
  city: spot?.city ?? '',
  state: spot?.state != null && /^[A-Z]{2}$/.test(spot.state) ? spot.state : '',
  postal_code: form.place?.postalCode ?? '',
  latitude: spot?.latitude ?? null,
  longitude: spot?.longitude ?? null,
  starts_on: form.startsOn,
  ends_on: form.endsOn,
  budget_cents: form.budgetCents,
  access_notes: form.accessNotes,
  phone: form.phone,
  may_call: form.mayCall,
  max_pros: form.maxPros,
});

/** Where a form's ZIP code lies; undefined without one. Throws `invalid` for one that no map has. */
async function requireSpot({ db }: Pick<Context, 'db'>, { place }: RequestForm): Promise<Located | undefined> {
  if (place === null || place.postalCode === '') return undefined;
  const spot = await findZip({ db }, place.postalCode);
  if (spot !== undefined) return spot;
  const message = 'We don’t recognize this ZIP code. Try one nearby';
  throw invalidField('postalCode', message);
}

interface Saving {
  requestId: string;
  /** That the caller saw; 0 for a new one. */
  version: number;
  form: RequestForm;
}

/**
 * Saves a draft of the caller's, or changes an open request, of which those who take part hear. Throws `not-found` for other
 * people's, `stale` if it has changed since, `conflict` if it is over, `invalid` where a sent request would lack something.
 */
export async function saveRequest(ctx: LetterContext, { requestId, version, form }: Saving): Promise<ServiceRequest> {
  const { userId } = requireUser(ctx);
  const known = await findRequest(ctx.db, requestId);
  if (known !== undefined && known.user_id !== userId) throw new DomainError('not-found', NO_REQUEST);
  requireFitting(form, { mustBeWhole: false });
  const columns = columnsOf(form, await requireSpot(ctx, form));
  return transact(ctx, async (inner) => {
    const rows = await lockHiring(inner.db, requestId);
    const at = await readTime(inner);
    if (rows === undefined) {
      await lockPerson(inner.db, userId);
      const { count } = await inner.db
        .selectFrom('service_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', ['draft', 'open'])
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_OPEN_REQUESTS)
        throw new DomainError(
          'conflict',
          `You have ${MOST_OPEN_REQUESTS} drafts and open requests: delete or withdraw one first.`,
        );
      await inner.db
        .insertInto('service_requests')
        .values({ id: requestId, user_id: userId, status: 'draft', ...columns, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await recordCallConsent(inner, { requestId, userId, at }, { before: undefined, form });
      return showRequest(inner, (await requireRequest(inner, requestId)).id);
    }
    const { request } = rows;
    if (request.user_id !== userId) throw new DomainError('not-found', NO_REQUEST);
    if (request.version !== version) throw new DomainError('stale', 'This request was changed somewhere else: reload it.');
    const status = requestAt(standingOf(rows).request, at);
    if (status !== 'draft' && status !== 'open') throw new DomainError('conflict', 'This request is over: start a new one.');
    if (status === 'open') {
      if (form.categoryKey !== request.category_key)
        throw new DomainError(
          'conflict',
          'The professionals you asked do a different kind of work: send a new request for that.',
        );
      requireFitting(form, { mustBeWhole: true });
      if (form.maxPros < rows.leads.filter(({ status: one }) => LIVE_LEADS.some((live) => live === one)).length)
        throw new DomainError('conflict', 'More professionals than that are already taking part.');
    }
    await inner.db
      .updateTable('service_requests')
      .set({ ...columns, version: version + 1, updated_at: at })
      .where('id', '=', requestId)
      .execute();
    await recordCallConsent(inner, { requestId, userId, at }, { before: request, form });
    if (status === 'open') {
      await tellOfEdit(inner, rows, at);
      // Whoever wants to hear from more has room for those in line.
      await passTime(inner, requestId);
    }
    return showRequest(inner, requestId);
  });
}

async function tellOfEdit(
  ctx: LetterContext,
  { request, leads }: NonNullable<Awaited<ReturnType<typeof lockHiring>>>,
  at: Date,
): Promise<void> {
  const live = leads.filter(({ status }) => ['new', 'viewed', 'accepted', 'quoted'].includes(status));
  const vendors = await findVendors(
    ctx,
    live.map((lead) => lead.vendor_id),
  );
  for (const lead of live) {
    await ctx.db
      .insertInto('lead_events')
      .values({ lead_id: lead.id, what: 'edited', side: 'client', user_id: request.user_id, at })
      .execute();
    const vendor = vendors.get(lead.vendor_id);
    if (vendor !== undefined)
      await tellVendor(ctx, vendor, {
        title: `Request ${request.number} has changed`,
        body: 'The client changed the request. Take another look before you answer or quote.',
        href: `/vendor/lead/${lead.id}`,
        key: `lead-${lead.id}-edited-${request.version}`,
      });
  }
}

/** Deletes a draft of the caller's; its files go with it. Throws `not-found` for other people's, `conflict` once it is sent. */
export async function deleteRequest(ctx: Context, requestId: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const request = await requireRequest(inner, requestId);
    if (request.status !== 'draft') throw new DomainError('conflict', 'This was already sent: withdraw it instead.');
    await inner.db.deleteFrom('service_requests').where('id', '=', requestId).where('status', '=', 'draft').execute();
  });
}
