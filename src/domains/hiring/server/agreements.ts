import { findPerson } from '#domains/accounts/server/index.ts';
import { MILESTONE_REFUND_RULE } from '#domains/billing/contract.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { storeDocument } from '#domains/documents/server/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { createEnvelope, endEnvelope, findEnvelopes, serveEnvelope } from '#domains/signing/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { capitalize, formatDateTime } from '#lib/format.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import { isTimeZone } from '#lib/zoned-time.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireProvenAddress, requireUser } from '#platform/verb/require-user.ts';
import type { Engagement } from '../contract.ts';
import { engagementAt } from '../model/hiring.ts';
import { AGREEMENT_DAYS, AGREEMENT_REMIND_DAYS } from '../model/hiring-terms.ts';
import { quoteTermsSchema } from '../model/quote-terms.ts';
import { addressOf } from './address-of.ts';
import type { AgreedJob, writeAgreement as write } from './agreement-pdf.tsx';
import { findEngagement, findQuote } from './queries.ts';
import { requireEngagement, type Sided } from './require-side.ts';
import { showEngagement } from './show-engagements.ts';
import { type EngagementRow, standingEngagement } from './stored.ts';

const writeAgreement = writeApart<typeof write>(new URL('./agreement-pdf.tsx', import.meta.url), 'writeAgreement');

/**
 * Makes an agreement of the quote that was accepted for a confirmed job, and asks its client and the caller to sign it. The same
 * id again changes nothing. Throws `not-found` for strangers, `forbidden` for the client and for unconfirmed addresses, `invalid` for no time zone, `conflict`
 * for a job that is not under way, and while one waits or is signed.
 */
export async function sendAgreement(
  ctx: ServerContext,
  { engagementId, envelopeId, timeZone }: { engagementId: string; envelopeId: string; timeZone: string },
): Promise<Engagement> {
  const sided = await requireEngagement(ctx, engagementId, 'leads');
  if (sided.side !== 'vendor') throw new DomainError('forbidden', 'The professional sends the agreement.');
  requireProvenAddress(ctx, 'the client sees who asks them to sign');
  if (!isTimeZone(timeZone))
    throw new DomainError('invalid', 'Give an IANA time zone, such as America/Denver.', {
      fields: { timeZone: 'Give an IANA time zone, such as America/Denver' },
    });
  if (await isNew(ctx, sided.engagement, envelopeId)) {
    const { job, people } = await describe(ctx, { ...sided, timeZone });
    const content = await writeAgreement(job);
    const title = `Service agreement, request ${job.requestNumber}`;
    await storeDocument(
      ctx,
      { kind: 'engagement', key: engagementId, ownerId: sided.request.user_id },
      {
        documentId: envelopeId,
        name: `${title}.pdf`,
        request: new Request('http://made.invalid/', { method: 'PUT', body: content }),
      },
    );
    await ctx.db.updateTable('engagements').set({ envelope_id: envelopeId }).where('id', '=', engagementId).execute();
    await createEnvelope(ctx, {
      envelopeId,
      documents: [envelopeId],
      title,
      message: 'This is what we agreed on here. Please read it, and sign it if it is right.',
      days: AGREEMENT_DAYS,
      remindDays: AGREEMENT_REMIND_DAYS,
      timeZone,
      canReassign: false,
      recipients: people.map((one) => ({ ...one, role: 'signer', step: 1, isInPerson: false })),
      fields: [],
    });
    // Of two that were sent at once, the later one stands.
    if ((await findEngagement(ctx.db, engagementId))?.envelope_id !== envelopeId)
      await endEnvelope(ctx, { id: envelopeId, reason: 'Another one was sent at the same time' });
  }
  return showEngagement(ctx, engagementId);
}

/** Whether this one is to be made. Throws `conflict` where another one waits or is signed, and where the job is not under way. */
async function isNew(ctx: Pick<ServerContext, 'db' | 'now'>, engagement: EngagementRow, envelopeId: string): Promise<boolean> {
  const { envelope_id: known } = engagement;
  const status = known === null ? undefined : (await findEnvelopes(ctx, [known])).get(known)?.status;
  if (known === envelopeId && status !== undefined) return false;
  if (status === 'completed' || status === 'sealing')
    throw new DomainError('conflict', 'Both of you have signed the agreement already.');
  if (status === 'pending')
    throw new DomainError('conflict', 'An agreement is waiting for signatures already: cancel it under Signing first.');
  if (engagementAt(standingEngagement(engagement), ctx.now) !== 'active')
    throw new DomainError('conflict', 'An agreement can be signed once the job is confirmed, and until it is over.');
  return true;
}

/** The client signs first in the file, then who sends it: `presentAgreement` counts on that order. */
async function describe(
  ctx: ServerContext,
  { request, lead, engagement, timeZone }: Sided & { engagement: EngagementRow; timeZone: string },
) {
  const [client, sender, vendors, quote] = await Promise.all([
    request.user_id === null ? undefined : findPerson(ctx.db, request.user_id),
    findPerson(ctx.db, requireUser(ctx).userId),
    findVendors(ctx, [lead.vendor_id]),
    findQuote(ctx.db, engagement.quote_id),
  ]);
  const vendor = vendors.get(lead.vendor_id);
  if (client?.email == null || sender?.email == null || vendor === undefined || quote === undefined)
    throw new DomainError('conflict', 'One of you has no email address here, so there’s no way to ask for a signature.');
  const job: AgreedJob = {
    requestNumber: request.number,
    what: capitalize(isCategoryKey(request.category_key) ? categoryOf(request.category_key).name : 'service'),
    description: request.description,
    place: addressOf(request),
    begins: engagement.starts_at === null ? null : formatDateTime(engagement.starts_at.toISOString(), timeZone),
    madeOn: utcDay(engagement.created_at),
    client: { name: client.name, address: client.email },
    vendor: { name: vendor.name, person: sender.name, address: vendor.contact.email || sender.email },
    terms: quoteTermsSchema.parse(quote.terms),
    totalCents: engagement.total_cents,
    moneyRule: `What the client pays through the site where both met: ${MILESTONE_REFUND_RULE}`,
  };
  return {
    job,
    people: [
      { name: client.name, email: client.email },
      { name: sender.name, email: sender.email },
    ],
  };
}

/** The signed agreement, for both sides. Throws `not-found` for strangers, and until both have signed. */
export async function serveAgreement(ctx: ServerContext, engagementId: string): Promise<Response> {
  const { engagement } = await requireEngagement(ctx, engagementId, 'work');
  if (engagement.envelope_id === null) throw new DomainError('not-found', 'There’s no signed agreement yet.');
  return serveEnvelope(ctx, engagement.envelope_id);
}

/** An agreement of a job that is off is not signed anymore. */
export async function endAgreement(ctx: LetterContext & { jobs: JobQueue }, engagementId: string): Promise<void> {
  const engagement = await findEngagement(ctx.db, engagementId);
  if (engagement?.status === 'cancelled' && engagement.envelope_id !== null)
    await endEnvelope(ctx, { id: engagement.envelope_id, reason: 'The job was canceled' });
}
