import { addFeed, type FeedPorts } from '#domains/feeds/server/index.ts';
import type { Context } from '#platform/verb/context.ts';

export const NAME = 'Bench';
export const SECRET = 'a secret of the bench';

/** Registers the feed that a server gives, with all of its listings shown. */
export async function addBenchFeed(ctx: Context & FeedPorts, address: string): Promise<void> {
  await addFeed(ctx, { name: NAME, address, profile: 'plain', sourceName: 'Bench MLS', policy: { template: 'own' } });
}
