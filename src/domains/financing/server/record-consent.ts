import { recordConsents } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Part } from '../contract.ts';
import { ELECTRONIC_CONSENT } from '../model/electronic-consent.ts';

type Consented = Pick<Part, 'consents'>;

/** Writes down, in its words, that the caller agreed to an electronic document or took that back; nothing if it stays as it was. */
export async function recordElectronicConsent(
  ctx: Context,
  { before, after }: { before: Consented | undefined; after: Consented | undefined },
): Promise<void> {
  const [was, is] = [before?.consents.electronic ?? false, after?.consents.electronic ?? false];
  if (was === is) return;
  const { version, text, hint } = ELECTRONIC_CONSENT;
  await recordConsents(ctx.db, [
    {
      user_id: requireUser(ctx).userId,
      kind: 'loan-electronic',
      is_given: is,
      text_version: version,
      text: `${text} ${hint}`,
      page: '/fast-online-application?step=consents',
      address: addressOf(ctx.actor),
      channel: 'account',
      created_at: ctx.now,
    },
  ]);
}
