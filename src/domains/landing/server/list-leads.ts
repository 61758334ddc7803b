import { findStoppedAddresses } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { Lead } from '../contract.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';

const MOST_SHOWN = 1000;

/** Requests from landing pages, newest first, with what was agreed to. */
export async function listLeads(ctx: Pick<Context, 'db' | 'actor'>): Promise<{ leads: Lead[]; total: number }> {
  requireAdmin(ctx);
  const { db } = ctx;
  const rows = await db
    .selectFrom('landing_leads')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const { total } = await db
    .selectFrom('landing_leads')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const stopped = await findStoppedAddresses(db, LEAD_TOPIC, LEAD_MAIL.key);
  return {
    total: Number(total),
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
