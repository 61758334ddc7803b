import { z } from 'zod';
import { requireSigned } from '../event-signature.ts';
import { ForgedEvent, type ProviderEvent } from '../provider.ts';

const snapshotSchema = z.object({
  id: z.string().max(200),
  object: z.literal('event'),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  account: z.string().optional(),
  data: z.object({ object: z.object({ id: z.string().max(200), object: z.string() }) }),
});

/** Events of v2 name the thing, and leave it to be fetched. */
const thinSchema = z.object({
  id: z.string().max(200),
  object: z.literal('v2.core.event'),
  type: z.string(),
  created: z.string(),
  livemode: z.boolean().optional(),
  related_object: z.object({ id: z.string().max(200), type: z.string() }).nullish(),
});

/** By the kind of the object, which says enough: it is read again anyway. */
const ABOUT: Record<string, ProviderEvent['about']> = {
  'checkout.session': 'checkout',
  payment_intent: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  transfer: 'transfer',
  payout: 'payout',
};

/** Added to a vendor's account, taken from it, or made the one for payouts: the account is read again. */
const BANK = 'bank_account';

/** A signed event of Stripe: null for what is about nothing of ours. Throws {@link ForgedEvent}, also for the other mode. */
export function readStripeEvent(
  { raw, signature, now }: { raw: Buffer; signature: string | null; now: Date },
  { secrets, isLive }: { secrets: readonly string[]; isLive: boolean },
): ProviderEvent | null {
  requireOneSigned(raw, signature, { secrets, now });
  const said: unknown = JSON.parse(raw.toString('utf8'));
  const thin = thinSchema.safeParse(said);
  if (thin.success) {
    const { id, type, created, livemode, related_object } = thin.data;
    if (livemode !== undefined && livemode !== isLive) throw new ForgedEvent('the event is of the other mode');
    if (!type.startsWith('v2.core.account') || related_object?.type !== 'v2.core.account') return null;
    return { id, about: 'account', objectId: related_object.id, accountId: related_object.id, at: new Date(created) };
  }
  const snapshot = snapshotSchema.safeParse(said);
  if (!snapshot.success) throw new ForgedEvent('no event');
  if (snapshot.data.livemode !== isLive) throw new ForgedEvent('the event is of the other mode');
  return aboutOf(snapshot.data);
}

/** What an event is about; null for what is nothing of ours. */
export function aboutOf(event: {
  id: string;
  created: number;
  account?: string | undefined;
  data: { object: object };
}): ProviderEvent | null {
  const about = z.object({ id: z.string(), object: z.string() }).safeParse(event.data.object);
  if (about.success && about.data.object === BANK && event.account !== undefined)
    return {
      id: event.id,
      about: 'account',
      objectId: event.account,
      accountId: event.account,
      at: new Date(event.created * 1000),
    };
  const known = about.success ? ABOUT[about.data.object] : undefined;
  if (known === undefined || !about.success) return null;
  return {
    id: event.id,
    about: known,
    objectId: about.data.id,
    accountId: event.account ?? null,
    at: new Date(event.created * 1000),
  };
}

function requireOneSigned(
  raw: Buffer,
  signature: string | null,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): void {
  let failure: unknown = new ForgedEvent('no secret is configured');
  for (const secret of secrets) {
    try {
      requireSigned(raw, signature, { secret, now });
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
