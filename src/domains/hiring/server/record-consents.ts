import { recordConsents } from '#domains/accounts/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { RequestForm } from '../contract.ts';
import { CALL_CONSENT, REQUEST_CONSENT } from '../model/contact-consent.ts';
import type { RequestRow } from './stored.ts';

interface Agreed {
  kind: 'request-calls' | 'request-shared';
  isGiven: boolean;
  version: string;
  text: string;
  channel: 'phone' | 'account';
}

async function record(ctx: LetterContext, about: { requestId: string; userId: string; at: Date }, agreed: readonly Agreed[]) {
  const page = `/request-service?request=${about.requestId}`;
  await recordConsents(
    ctx.db,
    agreed.map(({ kind, isGiven, version, text, channel }) => ({
      user_id: about.userId,
      kind,
      is_given: isGiven,
      text_version: version,
      text,
      page,
      url: `${publicUrlOf(ctx.config)}${page}`,
      address: addressOf(ctx.actor),
      channel,
      created_at: about.at,
    })),
  );
}

/** The number that may be called; null if none may. */
const numberOf = ({ mayCall, phone }: Pick<RequestForm, 'mayCall' | 'phone'>): string | null =>
  mayCall && phone !== '' ? phone : null;

/** Writes down that calls were allowed or forbidden, or are allowed at another number; nothing if that stays as it was. */
export async function recordCallConsent(
  ctx: LetterContext,
  about: { requestId: string; userId: string; at: Date },
  { before, form }: { before: Pick<RequestRow, 'may_call' | 'phone'> | undefined; form: RequestForm },
): Promise<void> {
  const was = before === undefined ? null : numberOf({ mayCall: before.may_call, phone: before.phone });
  const is = numberOf(form);
  if (is === was) return;
  const { version, text } = CALL_CONSENT;
  const line = { kind: 'request-calls', version, channel: 'phone' } as const;
  await record(ctx, about, [{ ...line, isGiven: is !== null, text: `${text} The number: ${is ?? was ?? ''}` }]);
}

/** Writes down to whom a request may be passed on, each by name. */
export async function recordShared(
  ctx: LetterContext,
  { id, user_id: userId }: RequestRow,
  { vendorIds, at }: { vendorIds: readonly string[]; at: Date },
): Promise<void> {
  if (userId === null) return;
  const vendors = await findVendors(ctx, vendorIds);
  const { version, text } = REQUEST_CONSENT;
  const line = { kind: 'request-shared', isGiven: true, version, channel: 'account' } as const;
  await record(
    ctx,
    { requestId: id, userId, at },
    vendorIds.map((vendorId) => ({ ...line, text: `${vendors.get(vendorId)?.name ?? 'A professional'} ${text}` })),
  );
}
