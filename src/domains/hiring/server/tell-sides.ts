import { APPROVAL_TIME } from '#domains/billing/contract.ts';
import { type LetterContext } from '#domains/correspondence/server/index.ts';
import { mayDo } from '#domains/experts/contract.ts';
import type { Vendor } from '#domains/experts/server/index.ts';
import { tellEach } from '#domains/notifications/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { Hiring, StandingLead } from '../model/hiring.ts';
import { ANSWER_TIME, CONFIRM_DAYS, REVIEW_DAYS } from '../model/hiring-terms.ts';
import { type LeadEventName, LOSS_WORDS } from '../model/hiring-words.ts';

/** What became of a request and its jobs, and by whom. */
export interface Turn {
  before: Hiring;
  after: Hiring;
  by: 'client' | 'vendor' | 'moderator' | 'clock';
  /** Whether a vendor who is asked takes what fits without an answer. */
  acceptsByItself: (vendorId: string) => boolean;
}

/** What happened to a lead, and what each side is told of it. */
interface News {
  event: LeadEventName;
  /** What the client reads; the vendor's name stands before it. */
  toClient?: string | undefined;
  toVendor?: string | undefined;
}

interface Told {
  title: string;
  body: string;
  href: string;
  /** Names the mail, once for each person. */
  key: string;
}

async function tellPeople(ctx: LetterContext, userIds: readonly string[], { title, body, href, key }: Told): Promise<void> {
  // Who acts knows it.
  const others = userIds.filter((userId) => userId !== userIdOf(ctx));
  await tellEach(
    ctx,
    others.map((userId) => ({
      to: { userId },
      topic: 'services',
      title,
      line: { body, href },
      mail: { body: { paragraphs: [body], action: { path: href, label: 'See it' } }, dedupeKey: `${key}-${userId}` },
    })),
  );
}

/** Tells the client of a request, except when they acted themselves or have left. */
export async function tellClient(ctx: LetterContext, userId: string | null, told: Told): Promise<void> {
  if (userId !== null) await tellPeople(ctx, [userId], told);
}

/** Tells those of a team who answer leads, except whoever acted. */
export async function tellVendor(ctx: LetterContext, { members }: Vendor, told: Told): Promise<void> {
  await tellPeople(
    ctx,
    members.flatMap(({ userId, role }) => (mayDo(role, 'leads') ? userId : [])),
    told,
  );
}

/** What happened to one lead. */
export function newsOf({ before, after, by, acceptsByItself }: Turn, lead: StandingLead, was: StandingLead | undefined): News[] {
  const news: News[] = [];
  if (was === undefined)
    return [
      {
        event: 'asked',
        toVendor: acceptsByItself(lead.vendorId)
          ? 'It fits what you want, so we accepted it for you as you asked. Write to the client, or send a quote.'
          : `Accept or decline within ${ANSWER_TIME}. Reading and declining are free.`,
      },
    ];
  if (was.status === 'new' && lead.status !== 'new' && lead.status !== 'expired' && lead.status !== 'lost')
    news.push({ event: 'viewed' });
  if (was.status !== lead.status) {
    if (lead.status === 'accepted' && !was.wasAccepted)
      news.push({ event: 'accepted', toClient: 'You can now message each other freely, and see how to reach each other.' });
    if (lead.status === 'declined') news.push({ event: 'declined', toClient: `They declined.${sayNext({ before, after })}` });
    if (lead.status === 'expired')
      news.push({
        event: 'expired',
        toClient: `They didn’t answer in time.${sayNext({ before, after })}`,
        toVendor: `No one on your team answered within ${ANSWER_TIME}, so this request is no longer yours to answer.`,
      });
    if (lead.status === 'won')
      news.push({
        event: 'won',
        toVendor: `Confirm the job within ${sayCount(CONFIRM_DAYS, 'day')}, or the client can hire someone else.`,
      });
    if (lead.status === 'in_progress')
      news.push({ event: 'confirmed', toClient: 'Agree on the time and how to get in. The job’s page says what comes next.' });
    if (lead.status === 'reviewed') news.push({ event: 'reviewed', toVendor: 'Read the review, and reply to it if you like.' });
    if (lead.status === 'lost') news.push(lossNews(lead, by, { was, next: sayNext({ before, after }) }));
  }
  const quotes = after.quotes.filter(({ leadId }) => leadId === lead.id);
  const known = new Map(before.quotes.map((quote) => [quote.id, quote.status]));
  const isFirst = before.quotes.every(({ leadId }) => leadId !== lead.id);
  for (const quote of quotes) {
    const old = known.get(quote.id);
    if (old === undefined)
      news.push({
        event: 'quoted',
        toClient: isFirst
          ? 'See what’s in it, and accept it if it suits you.'
          : 'It’s a new version, which replaces the one before.',
      });
    if (old === 'sent' && quote.status === 'declined')
      news.push({ event: 'quote-declined', toVendor: 'The client declined your quote. You can send another.' });
    if (old === 'sent' && quote.status === 'withdrawn' && lead.status !== 'lost')
      news.push({ event: 'quote-withdrawn', toClient: 'They withdrew their quote.' });
    // Where the request closed as well, that is the news.
    if (old === 'sent' && quote.status === 'expired' && lead.status === 'quoted')
      news.push({
        event: 'quote-expired',
        toClient: 'Their quote ran out before you decided. If you still want them, ask for a new one.',
        toVendor: 'Your quote ran out before the client decided. You can send a new one.',
      });
  }
  const worked = new Map(before.engagements.map((one) => [one.id, one]));
  for (const one of after.engagements) {
    const old = worked.get(one.id);
    if (one.leadId !== lead.id || old === undefined) continue;
    if (old.doneAt === null && one.doneAt !== null)
      news.push({
        event: 'done',
        toClient: `They say the work is done. Confirm it, or say what’s missing. After ${APPROVAL_TIME}, it counts as confirmed.`,
      });
    if (old.status === one.status) continue;
    const other = by === 'client' ? 'toVendor' : 'toClient';
    if (one.status === 'disputed')
      news.push({
        event: 'disputed',
        [other]: 'The other side disputes the job. Message each other; our team will help if you can’t agree.',
      });
    if (old.status === 'disputed' && one.status === 'active')
      news.push({
        event: 'settled',
        toClient: 'The dispute is settled: the job goes on.',
        toVendor: 'The dispute is settled: the job goes on.',
      });
    if (one.status === 'completed' || (one.status === 'closed' && old.status === 'active'))
      news.push({
        event: 'completed',
        toVendor: 'The work is confirmed.',
        ...(by === 'clock' ? { toClient: `The work counts as confirmed. You can review it for ${REVIEW_DAYS} days.` } : {}),
      });
  }
  return news;
}

/** What comes of a place that is free, for the client: who waits in line may have been asked, or takes no requests now. */
function sayNext({ before, after }: Pick<Turn, 'before' | 'after'>): string {
  const known = new Set(before.leads.map(({ id }) => id));
  if (after.leads.some(({ id }) => !known.has(id))) return ' We asked the next professional on your list.';
  if (after.request.status !== 'open') return '';
  return after.request.line.length > 0
    ? ' The next one on your list isn’t taking requests right now. We check again every hour.'
    : ' No one else is on your list: you can name more professionals.';
}

const STOPPED: Partial<Record<StandingLead['status'], string>> = {
  quoted: ', so their quote no longer stands',
  won: ', so the job you agreed on won’t happen. Your request is open again',
};

function lossNews({ lostBecause }: StandingLead, by: Turn['by'], { was, next }: { was: StandingLead; next: string }): News {
  switch (lostBecause) {
    case 'gave-up':
      return { event: 'lost', toClient: `They dropped out.${next}` };
    case 'not-confirmed':
      return {
        event: 'not-confirmed',
        toClient: 'They didn’t confirm the job in time. Your request is open again, and you can accept another quote.',
        toVendor: 'The job wasn’t confirmed in time, so the client can hire someone else.',
      };
    case 'cancelled':
      return {
        event: 'cancelled',
        ...(by === 'client' ? {} : { toClient: 'The job was canceled. Your request is open again until its time runs out.' }),
        ...(by === 'vendor' ? {} : { toVendor: 'The job was canceled.' }),
      };
    case 'stopped':
      return { event: 'lost', toClient: `They no longer take work here${STOPPED[was.status] ?? ''}.${next}` };
    case 'blocked':
      return { event: 'lost' };
    case null:
      return { event: 'lost' };
    case 'withdrawn':
      return { event: 'lost', toVendor: by === 'moderator' ? 'We ended this request.' : LOSS_WORDS.withdrawn };
    default:
      return { event: 'lost', toVendor: LOSS_WORDS[lostBecause] };
  }
}
