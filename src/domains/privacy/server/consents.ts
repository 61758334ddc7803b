import { listConsents, lockPerson, recordAudit, recordConsents } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { CONSENT_CHANNELS, CONSENT_KINDS, CONSENT_VERSION, type ConsentKind, type Consents } from '../contract.ts';

/** The caller's consents: the last row of each kind counts. */
export async function readConsents(ctx: Context): Promise<Consents> {
  const { userId } = requireUser(ctx);
  const rows = await listConsents(ctx.db, userId);
  const kinds = Object.keys(CONSENT_KINDS) as ConsentKind[];
  return {
    standing: kinds.map((kind) => {
      const last = rows.find((row) => row.kind === kind);
      return { kind, isGiven: last?.is_given ?? false, at: last?.created_at.toISOString() ?? null };
    }),
    ledger: rows.map((row) => ({
      kind: row.kind,
      isGiven: row.is_given,
      textVersion: row.text_version,
      text: row.text,
      channel: CONSENT_CHANNELS.find((one) => one === row.channel) ?? null,
      address: row.address,
      page: row.page,
      at: row.created_at.toISOString(),
    })),
  };
}

const PAGE = '/settings';

/** Gives or withdraws a consent. A consent already in that state adds no row. */
export async function setConsent(
  ctx: ServerContext,
  { kind, isGiven }: { kind: ConsentKind; isGiven: boolean },
): Promise<Consents> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { standing } = await readConsents(inner);
    if (standing.some((consent) => consent.kind === kind && consent.isGiven === isGiven)) return;
    await recordConsents(inner.db, [
      {
        user_id: userId,
        kind,
        is_given: isGiven,
        text_version: CONSENT_VERSION,
        text: `${CONSENT_KINDS[kind].label}: ${CONSENT_KINDS[kind].hint}`,
        page: PAGE,
        url: `${publicUrlOf(ctx.config)}${PAGE}`,
        address: addressOf(ctx.actor),
        channel: CONSENT_KINDS[kind].channel,
        created_at: ctx.now,
      },
    ]);
    await recordAudit(inner, { action: isGiven ? 'consent-given' : 'consent-withdrawn', subjectId: userId, details: { kind } });
  });
  return readConsents(ctx);
}
