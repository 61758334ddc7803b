import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { findStoppedAddresses } from '#domains/notifications/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { instantField } from '#lib/stored-values.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { Lead, LEAD_STATES, listLeads as listing } from '../contract.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';
import { noLead } from './answer-lead.ts';

const MOST_AT_ONCE = 1000;
/** Where leads that were read end: the time as the database has it, whose seconds are finer than ours. */
const markSchema = z.object({ at: instantField('Give an instant'), id: z.uuid() });
type LeadMark = z.output<typeof markSchema>;

interface Asked {
  state?: (typeof LEAD_STATES)[number] | undefined;
  after?: LeadMark | undefined;
  limit: number;
}

/** Requests from landing pages, newest first, with what was agreed to: a page of them. */
export async function listLeads(
  ctx: Pick<Context, 'db' | 'actor'>,
  { state, cursor, limit }: { state?: Asked['state']; cursor?: string | undefined; limit: number },
): Promise<EndpointResponse<typeof listing>> {
  requireAdmin(ctx);
  const after = cursor === undefined ? undefined : readPageCursor(markSchema, cursor);
  const [{ total }, rows] = await Promise.all([
    selectLeads(ctx.db, state)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    readRows(ctx.db, { state, after, limit: limit + 1 }),
  ]);
  const { page, nextCursor } = cutPage(rows, limit, markOf);
  return { leads: await present(ctx.db, page), total: Number(total), nextCursor };
}

/** One of them. Throws `not-found`. */
export async function showLead(ctx: Pick<Context, 'db' | 'actor'>, leadId: string): Promise<Lead> {
  requireAdmin(ctx);
  const rows = await ctx.db.selectFrom('landing_leads').selectAll().where('id', '=', leadId).execute();
  const [lead] = await present(ctx.db, rows);
  if (lead === undefined) throw noLead();
  return lead;
}

/** All of them in the same order, some at a time. */
export async function* readAllLeads(db: Db): AsyncGenerator<Lead[], void, void> {
  let after: LeadMark | undefined;
  do {
    const rows = await readRows(db, { after, limit: MOST_AT_ONCE });
    yield await present(db, rows);
    const last = rows.length === MOST_AT_ONCE ? rows.at(-1) : undefined;
    after = last === undefined ? undefined : markOf(last);
  } while (after !== undefined);
}

const markOf = ({ mark, id }: { mark: string; id: string }): LeadMark => ({ at: mark, id });

function selectLeads(db: Db, state: Asked['state']) {
  return db
    .selectFrom('landing_leads')
    .$if(state !== undefined, (query) => query.where('replied_at', state === 'new' ? 'is' : 'is not', null));
}

async function readRows(db: Db, { state, after, limit }: Asked) {
  return selectLeads(db, state)
    .selectAll()
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('mark'))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or, cast, val }) => {
        const at = cast<Date>(val(after?.at), 'timestamptz');
        return and([eb('created_at', '<=', at), or([eb('created_at', '<', at), eb('id', '>', after?.id ?? '')])]);
      }),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function present(db: Db, rows: readonly Selectable<DB['landing_leads']>[]): Promise<Lead[]> {
  const stopped = await findStoppedAddresses(db, LEAD_TOPIC, LEAD_MAIL.key);
  return rows.map((row) => ({
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
  }));
}

function textIn(stored: unknown, name: string): string | null {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  return typeof value === 'string' ? value : null;
}
