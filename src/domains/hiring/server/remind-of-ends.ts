import { type RawBuilder, sql } from 'kysely';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { transact } from '#platform/verb/transact.ts';
import { REMIND_MS } from '../model/hiring-terms.ts';
import { tellClient, tellVendor } from './tell-sides.ts';

const BATCH = 200;

/** What is about to run out: a lead that nobody answered, a quote that nobody decided on, a job that nobody confirmed. */
interface Ending {
  /** Names the note in the timeline that it was said; it is not shown. */
  what: string;
  /** The column of its end, within the tables below. */
  ends: RawBuilder<Date>;
  condition: RawBuilder<boolean>;
  /** What it is, so that another of the same lead is reminded of, too. */
  about: RawBuilder<string>;
  side: 'client' | 'vendor';
  within: number;
  words: { title: (number: number) => string; body: string };
}

const ENDINGS: readonly Ending[] = [
  {
    what: 'reminded-answer',
    ends: sql`l.answer_by`,
    condition: sql`l.status in ('new', 'viewed')`,
    about: sql`''`,
    side: 'vendor',
    within: REMIND_MS.answer,
    words: {
      title: (number) => `Request ${number} still waits for your answer`,
      body: `Less than ${sayCount(REMIND_MS.answer / HOUR_MS, 'hour')} are left. After that, the next professional is asked. Declining is free.`,
    },
  },
  {
    what: 'reminded-quote',
    ends: sql`q.valid_until`,
    // One that was only valid for so long says so itself.
    condition: sql`q.status = 'sent' and r.status = 'open' and q.valid_until - q.made_at > make_interval(secs => ${2 * REMIND_MS.quote} / 1000.0)`,
    about: sql`q.id::text`,
    side: 'client',
    within: REMIND_MS.quote,
    words: {
      title: (number) => `A quote for request ${number} runs out soon`,
      body: 'Accept it while it’s valid, or ask for a new one after that.',
    },
  },
  {
    what: 'reminded-confirm',
    ends: sql`e.confirm_by`,
    condition: sql`e.status = 'proposed'`,
    about: sql`e.id::text`,
    side: 'vendor',
    within: REMIND_MS.confirm,
    words: {
      title: (number) => `Confirm the job of request ${number}`,
      body: 'The client accepted your quote. If you don’t confirm the job in time, they can hire someone else.',
    },
  },
];

/** Says once of each that it is about to run out, to the side that can still do something; whoever runs. */
export async function remindOfEnds(ctx: LetterContext): Promise<void> {
  for (const ending of ENDINGS)
    for (;;) {
      const count = await transact(ctx, (inner) => remind(inner, ending));
      if (count < BATCH) break;
    }
}

async function remind(inner: LetterContext & { db: Trx }, ending: Ending): Promise<number> {
  const { what, ends, condition, about, side, within, words } = ending;
  const { now } = inner;
  const until = new Date(now.getTime() + within);
  const { rows } = await sql<{
    leadId: string;
    about: string;
    vendorId: string;
    requestId: string;
    userId: string | null;
    number: number;
  }>`
    with due as (
      select l.id, ${about} as about from service_requests r join leads l on l.request_id = r.id
        left join quotes q on q.lead_id = l.id and q.status = 'sent'
        left join engagements e on e.lead_id = l.id and e.status = 'proposed'
      where r.next_change_at <= ${until} and ${ends} > ${now} and ${ends} <= ${until} and ${condition}
        and not exists (select from lead_events v where v.lead_id = l.id and v.what = ${what} and v.note = ${about})
      order by l.id limit ${BATCH} for update of l skip locked
    ), noted as (
      insert into lead_events (lead_id, what, side, note, at) select id, ${what}, 'clock', about, ${now} from due
      returning lead_id, note
    )
    select l.id as "leadId", n.note as about, l.vendor_id as "vendorId", r.id as "requestId", r.user_id as "userId", r.number
    from noted n join leads l on l.id = n.lead_id join service_requests r on r.id = l.request_id`.execute(inner.db);
  const vendors =
    side === 'client'
      ? undefined
      : await findVendors(
          inner,
          rows.map(({ vendorId }) => vendorId),
        );
  for (const row of rows) {
    const told = { title: words.title(row.number), body: words.body, key: `lead-${row.leadId}-${what}-${row.about}` };
    const vendor = vendors?.get(row.vendorId);
    if (vendor !== undefined) await tellVendor(inner, vendor, { ...told, href: `/vendor/lead/${row.leadId}` });
    if (side === 'client')
      await tellClient(inner, row.userId, { ...told, href: `/service-request-confirmation?request=${row.requestId}` });
  }
  return rows.length;
}
