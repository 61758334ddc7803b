import { readTimeZones } from '#domains/accounts/server/index.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';

/** The zone in which times stand beside UTC, and whether it is that of the home: else it is the sender's. */
export interface EnvelopeZone {
  name: string;
  isHome: boolean;
}

const UTC_NAMES = ['UTC', 'Etc/UTC', 'GMT'];

interface Sent {
  /** What the documents belong to. */
  places: readonly { kind: string; key: string }[];
  userId: string;
  /** The zone of the sender's browser. */
  timeZone: string | undefined;
}

/**
 * The zone of the first home that one of the documents is about; where none is, the one that the sender chose in the settings, else
 * that of their browser. Null where nobody knows one, and for UTC.
 */
export async function findZone(
  ctx: Pick<Context, 'db'> & Pick<Ports, 'zones'>,
  { places, userId, timeZone }: Sent,
): Promise<EnvelopeZone | null> {
  for (const { kind, key } of places) {
    const name = await ctx.zones[kind]?.(ctx, key);
    if (name !== undefined) return { name, isHome: true };
  }
  const chosen = (await readTimeZones(ctx.db, [userId])).get(userId) ?? timeZone;
  const name = chosen === undefined ? undefined : nameTimeZone(chosen);
  // Nothing stands beside itself.
  return name === undefined || UTC_NAMES.includes(name) ? null : { name, isHome: false };
}
