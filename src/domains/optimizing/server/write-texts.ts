import type { OwnListing } from '#domains/selling/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import type { HomeFacts } from '../model/home-facts.ts';
import { settleFacts } from '../model/settle-facts.ts';
import { type Copy, writeCopy } from '../model/writing/write-copy.ts';
import { readFacts } from './read-listing.ts';

export interface ListingTexts {
  /** Each sentence carries its fields, and passed the reader of claims and the gate of words. */
  copy: Copy;
  /** Without those that contradict each other. */
  settled: HomeFacts;
}

/** Texts about an own listing from its fields alone. The same fields and seed give the same texts. */
export async function writeTextsOf(ctx: Context, listing: OwnListing, { seed }: { seed: string }): Promise<ListingTexts> {
  const facts = await readFacts(ctx, listing);
  const year = ctx.now.getUTCFullYear();
  const state = facts.fields['StateOrProvince'];
  return {
    copy: writeCopy(facts, { seed, year, state: typeof state === 'string' ? state : null }),
    settled: settleFacts(facts, { year }).facts,
  };
}
