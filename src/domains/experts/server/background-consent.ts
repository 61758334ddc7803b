import { recordConsents } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnVendor } from '../contract.ts';
import { BACKGROUND_CONSENT, BACKGROUND_KIND } from '../model/background-consent.ts';
import { presentOwn } from './present-own.ts';
import { requireVendorMember } from './require-vendor.ts';

const PAGE = '/vendor-onboarding?step=credentials';

/** The caller allows a background check of themselves, or takes that back; a line of the ledger of consents. Throws `stale` for another wording. */
export async function consentToBackgroundCheck(
  ctx: ServerContext,
  { isGiven, version }: { isGiven: boolean; version: string },
): Promise<OwnVendor> {
  if (version !== BACKGROUND_CONSENT.version)
    throw new DomainError('stale', 'The wording has changed. Read it again before you agree.');
  return transact(ctx, async (inner) => {
    const member = await requireVendorMember(inner, 'work');
    const { background } = await presentOwn(inner, member);
    if (background.some(({ userId }) => userId === member.userId) !== isGiven)
      await recordConsents(inner.db, [
        {
          user_id: member.userId,
          kind: BACKGROUND_KIND,
          is_given: isGiven,
          text_version: version,
          text: BACKGROUND_CONSENT.text,
          page: PAGE,
          url: `${publicUrlOf(inner.config)}${PAGE}`,
          address: addressOf(inner.actor),
          channel: 'account',
          created_at: inner.now,
        },
      ]);
    return presentOwn(inner, member);
  });
}
