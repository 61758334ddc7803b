import type { Context } from '#platform/verb/context.ts';
import type { Lead } from '../contract.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';

const MOST_SHOWN = 1000;

/** Requests from landing pages, newest first, with what was agreed to. */
export async function listLeads({ db }: Context): Promise<{ leads: Lead[]; total: number }> {
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
      mayCall: row.may_call,
      consentVersion: textIn(row.consent, 'version'),
      consentUrl: textIn(row.consent, 'url'),
      at: row.created_at.toISOString(),
    })),
  };
}

function textIn(stored: unknown, name: string): string {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  return typeof value === 'string' ? value : '';
}
