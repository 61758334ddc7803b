import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { deliveryFor, restartMail, tell } from '#domains/notifications/server/index.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import type { Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { transact } from '#platform/verb/transact.ts';
import type { GuestAlert, guestAlertFormSchema } from '../contract.ts';
import { ALERT_CONSENT } from '../model/alert-consent.ts';
import { FREQUENCIES, USUAL_ALERTS } from '../model/alert-settings.ts';
import { ConfirmAlertMail } from './alert-mail.tsx';
import { insertSearch } from './write-search.ts';

/**
 * Alerts without an account, by double opt-in: this only sends the confirmation mail, and never reveals whose address it is.
 * Throws `forbidden` for demo people, who write to nobody.
 */
export async function requestGuestAlert(
  ctx: Context & { mail: Mail; config: Config },
  form: z.output<typeof guestAlertFormSchema>,
): Promise<{ delivery: Delivery }> {
  if (ctx.actor.kind === 'user' && ctx.actor.isDemo)
    throw new DomainError('forbidden', 'Demo people get no mail. Save the search instead: its news are on your dashboard.');
  await limitHits(ctx, MAILS_PER_ADDRESS, form.email.toLowerCase());
  const token = makeToken();
  await transact(ctx, async (inner) => {
    const publicId = await insertSearch(
      inner,
      { ...form, channels: ['email'] },
      {
        email: form.email,
        confirmed_at: null,
        confirm_hash: hashToken(token),
        time_zone: form.timeZone ?? null,
        consent: JSON.stringify({ version: ALERT_CONSENT.version, at: ctx.now.toISOString(), address: addressOf(ctx.actor) }),
      },
    );
    const confirmUrl = `${publicUrlOf(ctx.config)}/shared/alert/${token}`;
    await tell(inner, {
      to: { address: form.email },
      title: `Confirm alerts for “${form.name}”`,
      mail: {
        body: ConfirmAlertMail({ searchName: form.name, confirmUrl }),
        dedupeKey: `confirm-alert-${publicId}`,
      },
    });
  });
  return { delivery: deliveryFor(ctx, form.email) };
}

/** What a confirmation link is about. Throws `not-found` for an unknown one. */
export async function getGuestAlert(ctx: Context, token: string): Promise<GuestAlert> {
  const row = await ctx.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('confirm_hash', '=', hashToken(token))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return present(row);
}

/** Confirms; again changes nothing. */
export async function confirmGuestAlert(ctx: Context, token: string): Promise<GuestAlert> {
  return transact(ctx, async (inner) => {
    const row = await inner.db
      .updateTable('saved_searches')
      .set({ confirmed_at: ctx.now })
      .where('confirm_hash', '=', hashToken(token))
      .where('deleted_at', 'is', null)
      .where('confirmed_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return getGuestAlert(inner, token);
    // Asking for mail here overrides an earlier unsubscribe.
    if (row.email !== null) await restartMail(inner.db, row.email, 'saved-searches', row.public_id);
    return present(row);
  });
}

function present(row: Selectable<DB['saved_searches']> | undefined): GuestAlert {
  if (row === undefined) throw new DomainError('not-found', 'This link is unknown. Save the search again to get a new one.');
  const filters: Record<string, string> = {};
  for (const [name, value] of Object.entries(row.filters ?? {})) filters[name] = String(value);
  return {
    name: row.name,
    filters,
    frequency: FREQUENCIES.find((known) => known === row.frequency) ?? USUAL_ALERTS.frequency,
    isConfirmed: row.confirmed_at !== null,
  };
}
