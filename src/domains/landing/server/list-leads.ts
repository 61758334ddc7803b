import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { findStoppedAddresses } from '#domains/notifications/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { orderByTime, readInTurn, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { Lead, LEAD_STATES, listLeads as listing } from '../contract.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';
import { noLead } from './answer-lead.ts';

const MOST_AT_ONCE = 1000;
const ORDER = orderByTime({ at: sql`created_at`, id: sql`id`, ids: z.uuid() });

interface Asked {
  state?: (typeof LEAD_STATES)[number] | undefined;
  after?: TimeMark | undefined;
  limit: number;
}

/** Requests from landing pages, newest first, with what was agreed to: a page of them. */
export async function listLeads(
  ctx: Pick<Context, 'db' | 'actor'>,
  { state, cursor, limit }: { state?: Asked['state']; cursor?: string | undefined; limit: number },
): Promise<EndpointResponse<typeof listing>> {
  requireAdmin(ctx);
  const after = ORDER.readCursor(cursor);
  const [{ total }, rows] = await Promise.all([
    selectLeads(ctx.db, state)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    readRows(ctx.db, { state, after, limit: limit + 1 }),
  ]);
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
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
  for await (const rows of readInTurn(MOST_AT_ONCE, (after, limit) => readRows(db, { after, limit })))
    yield await present(db, rows);
}

function selectLeads(db: Db, state: Asked['state']) {
  return db
    .selectFrom('landing_leads')
    .$if(state !== undefined, (query) => query.where('replied_at', state === 'new' ? 'is' : 'is not', null));
}

async function readRows(db: Db, { state, after, limit }: Asked) {
  return selectLeads(db, state)
    .selectAll()
    .select(ORDER.mark.as('mark'))
    .where(ORDER.isAfter(after))
    .orderBy(ORDER.by)
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
