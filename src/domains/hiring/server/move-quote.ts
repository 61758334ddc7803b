import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Lead, ServiceRequest } from '../contract.ts';
import { MOST_QUOTE_DAYS } from '../model/hiring-terms.ts';
import { sumQuote } from '../model/quote-sum.ts';
import { type QuoteTerms, quoteTermsSchema } from '../model/quote-terms.ts';
import { isBlockedBetween } from './blocks.ts';
import { addUsualTasks } from './tasks.ts';
import { playMove } from './play-move.ts';
import { findLead, findQuote } from './queries.ts';
import { mayWorkOn, requireLead, requireRequest, requireStanding, takesOn } from './require-side.ts';
import { showLead } from './show-leads.ts';
import { showRequest } from './show-requests.ts';
import type { QuoteRow, RequestRow } from './stored.ts';

const NO_QUOTE = 'There is no quote with this id.';

interface Sending {
  leadId: string;
  /** Made once for the form: a repeat sends nothing. */
  quoteId: string;
  terms: QuoteTerms;
  validUntil: string;
}

/**
 * Sends a quote for an accepted lead, or a new version. Totals are computed here. Throws `not-found` for strangers, `forbidden`
 * without the right, `invalid` for an end that is past or too far, `conflict` if the lead takes no quote now.
 */
export async function sendQuote(ctx: LetterContext, { leadId, quoteId, terms, validUntil }: Sending): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'leads');
  await requireStanding(ctx, lead);
  const until = new Date(validUntil);
  await playMove(
    ctx,
    lead.request_id,
    { verb: 'quote', by: 'vendor', leadId, quoteId, validUntil: until },
    {
      prepare: async (inner, _rows, at) => {
        const earlier = await findQuote(inner.db, quoteId);
        if (earlier !== undefined) {
          if (earlier.lead_id === leadId) return 'done';
          throw alreadySent();
        }
        const field = (message: string) => invalidField('validUntil', message);
        if (until <= at) throw field('Choose a day in the future');
        if (until.getTime() > at.getTime() + MOST_QUOTE_DAYS * DAY_MS)
          throw field(`A quote is valid for at most ${MOST_QUOTE_DAYS} days`);
        if (terms.options.some(({ startsAt }) => new Date(startsAt) <= at))
          throw invalidField('options', 'Offer times in the future');
        const { totalCents } = sumQuote(terms.lines, terms.taxes);
        return { quote: { id: quoteId, terms, totalCents } };
      },
    },
  );
  return showLead(ctx, leadId);
}

/** Takes a quote back. A repeat changes nothing. As {@link sendQuote}. */
export async function withdrawQuote(ctx: LetterContext, { leadId, quoteId }: { leadId: string; quoteId: string }): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'leads');
  const quote = await findQuote(ctx.db, quoteId);
  if (quote?.lead_id !== leadId) throw new DomainError('not-found', NO_QUOTE);
  await playMove(
    ctx,
    lead.request_id,
    { verb: 'withdraw-quote', by: 'vendor', quoteId },
    { prepare: async (_inner, { quotes }) => (statusOf(quotes, quoteId) === 'withdrawn' ? 'done' : {}) },
  );
  return showLead(ctx, leadId);
}

const statusOf = (quotes: readonly QuoteRow[], id: string) => quotes.find((one) => one.id === id)?.status;

/** A quote for a request of the caller's. Throws `not-found` for other people's. */
async function requireOwnQuote(
  ctx: LetterContext,
  quoteId: string,
): Promise<{ quote: QuoteRow; requestId: string; vendorId: string }> {
  requireUser(ctx);
  const quote = await findQuote(ctx.db, quoteId);
  const lead = quote && (await findLead(ctx.db, quote.lead_id));
  if (quote === undefined || lead === undefined) throw new DomainError('not-found', NO_QUOTE);
  const request = await requireRequest(ctx, lead.request_id);
  return { quote, requestId: request.id, vendorId: lead.vendor_id };
}

interface Acceptance {
  quoteId: string;
  /** Made once for this choice. */
  engagementId: string;
  /** One of the options of the quote; null if it has none. */
  startsAt: string | null;
}

/**
 * Accepts a quote for a request of the caller's, which begins an engagement. However many are accepted at the same moment, one
 * is. The same id gets the same answer. Throws `not-found` for other people's, `invalid` for a time that was not offered or has
 * passed, `conflict` if somebody is hired already, it is too late, or the professional cannot be hired now.
 */
export async function acceptQuote(ctx: LetterContext, { quoteId, engagementId, startsAt }: Acceptance): Promise<ServiceRequest> {
  const { quote, requestId, vendorId } = await requireOwnQuote(ctx, quoteId);
  await transact(ctx, async (inner) => {
    const isNew = await playMove(
      inner,
      requestId,
      { verb: 'accept-quote', by: 'client', quoteId, engagementId },
      {
        prepare: async (within, { request, engagements }, at) => {
          const same = engagements.find(({ id }) => id === engagementId);
          if (same !== undefined) {
            if (same.quote_id === quoteId) return 'done';
            throw alreadySent('choose again');
          }
          // Of a request that is over the rules say so, at once: many may come too late together.
          if (request.status === 'open') await requireHireable(within, request, vendorId);
          const chosen = chooseTime(quote, startsAt, at);
          return {
            engagement: {
              id: engagementId,
              totalCents: quote.total_cents,
              startsAt: chosen === undefined ? null : new Date(chosen.startsAt),
              minutes: chosen?.minutes ?? null,
            },
          };
        },
      },
    );
    if (isNew) await addUsualTasks(inner, engagementId);
  });
  return showRequest(ctx, requestId);
}

/**
 * Throws `conflict` for a vendor that takes on nothing new or whose license ended, for the client’s own team, and where one of the
 * two blocked the other since.
 */
async function requireHireable(ctx: LetterContext, request: RequestRow, vendorId: string): Promise<void> {
  const { user_id: clientId } = request;
  const vendor = (await findVendors(ctx, [vendorId])).get(vendorId);
  if (!takesOn(vendor))
    throw new DomainError(
      'conflict',
      'This professional takes on nothing new right now. Choose another quote, or name someone else.',
    );
  if (!(await mayWorkOn(ctx, vendorId, request)))
    throw new DomainError('conflict', 'This professional’s license for this work has ended. Choose another quote.');
  if (vendor?.members.some(({ userId }) => userId === clientId) === true)
    throw new DomainError('conflict', 'You belong to this team, so you can’t hire it. Choose another quote.');
  if (clientId !== null && (await isBlockedBetween(ctx.db, clientId, vendorId)))
    throw new DomainError('conflict', 'One of you blocked the other. Choose another quote, or end your block first.');
}

/**
 * The time that a client chose of those that a quote offers and that are still ahead; undefined where none is left, and it is to be
 * agreed on. Throws `invalid` for any other.
 */
function chooseTime(quote: QuoteRow, startsAt: string | null, at: Date): QuoteTerms['options'][number] | undefined {
  const { options } = quoteTermsSchema.parse(quote.terms);
  // Of a quote that is over the rules say so.
  const open = options.filter((option) => quote.valid_until <= at || new Date(option.startsAt) > at);
  const chosen = open.find((option) => startsAt !== null && Date.parse(option.startsAt) === Date.parse(startsAt));
  const refuse = (message: string) => invalidField('startsAt', message);
  if (open.length > 0 && chosen === undefined) throw refuse('Choose one of the times that are still ahead');
  if (open.length === 0 && startsAt !== null)
    throw refuse(
      options.length === 0 ? 'The quote doesn’t offer any times' : 'These times have passed: agree on a new one with them',
    );
  return chosen;
}

/** Declines a quote for a request of the caller's. A repeat changes nothing. */
export async function declineQuote(
  ctx: LetterContext,
  { quoteId, reason }: { quoteId: string; reason: string },
): Promise<ServiceRequest> {
  const { requestId } = await requireOwnQuote(ctx, quoteId);
  await playMove(
    ctx,
    requestId,
    { verb: 'decline-quote', by: 'client', quoteId },
    { prepare: async (_inner, { quotes }) => (statusOf(quotes, quoteId) === 'declined' ? 'done' : { reason }) },
  );
  return showRequest(ctx, requestId);
}
