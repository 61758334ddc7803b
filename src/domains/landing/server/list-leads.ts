import { findStoppedAddresses } from '#domains/notifications/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { Lead } from '../contract.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';

const MOST_AT_ONCE = 1000;

/** Requests from landing pages, newest first, with what was agreed to. */
export async function listLeads(ctx: Pick<Context, 'db' | 'actor'>): Promise<{ leads: Lead[]; total: number }> {
  requireAdmin(ctx);
  const { total } = await ctx.db
    .selectFrom('landing_leads')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { leads } = await readLeads(ctx.db, undefined);
  return { total: Number(total), leads };
}

/** All of them in the same order, some at a time. */
export async function* readAllLeads(db: Db): AsyncGenerator<Lead[], void, void> {
  let last: LeadMark | undefined;
  do {
    const read = await readLeads(db, last);
    yield read.leads;
    ({ last } = read);
  } while (last !== undefined);
}

/** Where leads that were read end: the time in the words of the database, whose seconds are finer than ours. */
interface LeadMark {
  at: string;
  id: string;
}

async function readLeads(db: Db, after: LeadMark | undefined): Promise<{ leads: Lead[]; last: LeadMark | undefined }> {
  const rows = await db
    .selectFrom('landing_leads')
    .selectAll()
    .select(({ cast }) => cast<string>('created_at', 'text').as('mark'))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or, cast, val }) => {
        const at = cast<Date>(val(after?.at), 'timestamptz');
        return and([eb('created_at', '<=', at), or([eb('created_at', '<', at), eb('id', '>', after?.id ?? '')])]);
      }),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  const stopped = await findStoppedAddresses(db, LEAD_TOPIC, LEAD_MAIL.key);
  const end = rows.length === MOST_AT_ONCE ? rows.at(-1) : undefined;
  return {
    last: end === undefined ? undefined : { at: end.mark, id: end.id },
    leads: rows.map((row) => ({
      id: row.id,
      page: row.page,
      wish: LEAD_WISH_KEYS.find((known) => known === row.wish) ?? 'answer',
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      zip: row.zip,
      homeAddress: row.home_address,
      mayCall: row.may_call,
      consent: {
        version: textIn(row.consent, 'version') ?? '',
        text: textIn(row.consent, 'text') ?? '',
        callText: textIn(row.consent, 'callText'),
        url: textIn(row.consent, 'url') ?? '',
        at: textIn(row.consent, 'at') ?? row.created_at.toISOString(),
        address: textIn(row.consent, 'address'),
      },
      reply: row.reply,
      repliedAt: row.replied_at?.toISOString() ?? null,
      hasUnsubscribed: stopped.has(row.email.toLowerCase()),
      at: row.created_at.toISOString(),
    })),
  };
}

function textIn(stored: unknown, name: string): string | null {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  return typeof value === 'string' ? value : null;
}
