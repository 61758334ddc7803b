import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { displaySettingsSchema, USUAL_DISPLAY, type DisplayChanges, type DisplaySettings } from '../contract.ts';
import { lockPerson } from './queries.ts';

/** How pages are shown to the caller. */
export async function readDisplaySettings(ctx: Context): Promise<DisplaySettings> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db.selectFrom('display_settings').select('settings').where('user_id', '=', userId).executeTakeFirst();
  const known = displaySettingsSchema.safeParse(row?.settings);
  return known.success ? known.data : USUAL_DISPLAY;
}

/** Changes how pages are shown to the caller; what another device chooses at the same time stays. */
export async function changeDisplaySettings(ctx: Context, changes: DisplayChanges): Promise<DisplaySettings> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const settings = displaySettingsSchema.parse({ ...(await readDisplaySettings(inner)), ...changes });
    const values = { settings: JSON.stringify(settings), updated_at: ctx.now };
    await inner.db
      .insertInto('display_settings')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    return settings;
  });
}

/** Time zones (IANA) that people have chosen, by their ids; without those who follow their device. */
export async function readTimeZones(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('display_settings').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const { data } = displaySettingsSchema.safeParse(row.settings);
      return data === undefined || data.timeZone === 'system' ? [] : [[row.user_id, data.timeZone]];
    }),
  );
}
