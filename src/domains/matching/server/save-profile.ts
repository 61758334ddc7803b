import type { Unsaved } from '#lib/field-changes.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { takeChanges } from '#platform/verb/take-changes.ts';
import { transact } from '#platform/verb/transact.ts';
import { answersInProgressSchema, KEYED_ANSWERS, type SavedProfile } from '../contract.ts';
import { presentProfile } from './present.ts';
import { findProfile, lockProfile, removeProfile, writeProfile } from './queries.ts';

/** Saves changed answers beside the existing ones. An update that arrives twice, or after newer changes of its window, changes nothing. */
export async function saveProfile(ctx: Context, unsaved: Unsaved): Promise<SavedProfile> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockProfile(inner.db, userId);
    const standing = row === undefined ? null : presentProfile(row);
    const before = standing === null ? { profile: {}, step: 'timeline' } : { profile: standing.profile, step: standing.step };
    const taken = takeChanges({
      unsaved,
      before,
      writers: standing === null ? {} : row?.writers,
      schema: answersInProgressSchema,
      keyed: KEYED_ANSWERS,
    });
    if (taken === null && standing !== null) return standing;
    const { profile, step } = taken?.doc ?? answersInProgressSchema.parse(before);
    const saved = presentProfile(
      await writeProfile(inner.db, userId, {
        profile: JSON.stringify(profile),
        step,
        version: (row?.version ?? 0) + 1,
        writers: taken?.writers ?? '{}',
        now: ctx.now,
      }),
    );
    if (saved === null) throw new Error('Answers that were just checked cannot be read');
    return saved;
  });
}

/** The caller's saved answers; null if there are none, or none that is still readable. */
export async function getProfile(ctx: Context): Promise<SavedProfile | null> {
  const row = await findProfile(ctx.db, requireUser(ctx).userId);
  return row === undefined ? null : presentProfile(row);
}

export async function deleteProfile(ctx: Context): Promise<void> {
  await removeProfile(ctx.db, requireUser(ctx).userId);
}
