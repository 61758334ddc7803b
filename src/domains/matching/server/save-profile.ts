import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { BuyerProfile, FlowStep, SavedProfile } from '../contract.ts';
import { presentProfile } from './present.ts';
import { findProfile, removeProfile, writeProfile } from './queries.ts';

/** Saves over the version the answers are based on. Throws `stale` where another window has saved since. */
export async function saveProfile(
  ctx: Context,
  { profile, step, version }: { profile: BuyerProfile; step: FlowStep; version: number },
): Promise<SavedProfile> {
  const { userId } = requireUser(ctx);
  const row = await writeProfile(ctx.db, userId, { profile: JSON.stringify(profile), step, basedOn: version, now: ctx.now });
  const saved = row === undefined ? null : presentProfile(row);
  if (saved === null) throw new DomainError('stale', 'Your answers were changed in another window. Load them, then go on.');
  return saved;
}

/** My saved answers; null where there are none, or none that can still be read. */
export async function getProfile(ctx: Context): Promise<SavedProfile | null> {
  const row = await findProfile(ctx.db, requireUser(ctx).userId);
  return row === undefined ? null : presentProfile(row);
}

export async function deleteProfile(ctx: Context): Promise<void> {
  await removeProfile(ctx.db, requireUser(ctx).userId);
}
