import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { AlertLimits, ListingSettings, SellerDefaults } from '../contract.ts';
import { COMPENSATION_KEYS, USUAL_COMPENSATION_TEXT } from '../model/compensation.ts';
import { hasEnded } from '../model/status-changes.ts';
import { findMine, findMineWith, lockMine } from './find-mine.ts';
import { readLimits, statusOf } from './present.ts';
import { findSellerDefaults, upsertSellerDefaults } from './defaults-rows.ts';
import { type OwnListingRow, updateOwnListing } from './listing-rows.ts';

const present = (row: Pick<OwnListingRow, 'alert_limits' | 'lock_box_at'>): ListingSettings => ({
  alertLimits: readLimits(row.alert_limits),
  lockBoxAt: row.lock_box_at?.toISOString() ?? null,
});

/** The settings of a listing, for its people. */
export async function getListingSettings(ctx: Context, id: string): Promise<ListingSettings> {
  return present(await findMine(ctx, id));
}

/** Says from when on the dashboard warns. */
export async function saveAlertLimits(ctx: Context, { id, ...limits }: AlertLimits & { id: string }): Promise<ListingSettings> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    await updateOwnListing(inner.db, id, { alert_limits: JSON.stringify(limits) });
    return present({ ...row, alert_limits: limits });
  });
}

type Sealing = Context & { identity: Pick<Identity, 'seal' | 'unseal'> };

/** How to get into the home. */
export async function readLockBox(ctx: Sealing, id: string): Promise<{ note: string | null }> {
  const { sealed_lock_box: sealed } = await findMineWith(ctx, id, 'enter');
  return { note: sealed === null ? null : ctx.identity.unseal(sealed).toString('utf8') };
}

/** Writes the lock-box note, encrypted; an empty one deletes it. Throws `conflict` once the sale has ended. */
export async function saveLockBox(ctx: Sealing, { id, note }: { id: string; note: string }): Promise<ListingSettings> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'enter');
    if (note !== '' && hasEnded(statusOf(row)))
      throw new DomainError('conflict', 'This listing has ended, so no one needs to get in anymore.');
    const change =
      note === ''
        ? { sealed_lock_box: null, lock_box_at: null }
        : { sealed_lock_box: ctx.identity.seal(Buffer.from(note, 'utf8')), lock_box_at: ctx.now };
    await updateOwnListing(inner.db, id, change);
    return present({ ...row, ...change });
  });
}

/** What the caller's new listings start with. */
export async function getSellerDefaults(ctx: Context): Promise<SellerDefaults> {
  return readSellerDefaults(ctx, requireUser(ctx).userId);
}

export async function saveSellerDefaults(ctx: Context, defaults: SellerDefaults): Promise<SellerDefaults> {
  const { userId } = requireUser(ctx);
  await upsertSellerDefaults(ctx.db, {
    user_id: userId,
    compensation: defaults.compensation,
    compensation_text: defaults.compensationText,
    updated_at: ctx.now,
  });
  return defaults;
}

/** The same for anybody. */
export async function readSellerDefaults(ctx: Pick<Context, 'db'>, userId: string): Promise<SellerDefaults> {
  const row = await findSellerDefaults(ctx.db, userId);
  return {
    compensation: COMPENSATION_KEYS.find((key) => key === row?.compensation) ?? null,
    compensationText: row?.compensation_text ?? USUAL_COMPENSATION_TEXT,
  };
}
