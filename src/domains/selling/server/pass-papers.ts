import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import type { DisclosureKey } from '../model/disclosures.ts';
import { findMine, lockMine } from './find-mine.ts';
import { updateOwnListing } from './listing-rows.ts';
import { presentOwnListing, readPassedPapers } from './present.ts';

/** Lets the home be published without these papers, and keeps the reason. The same paper again gets the new reason. */
export async function passPapers(
  ctx: Context,
  { id, papers, reason }: { id: string; papers: readonly DisclosureKey[]; reason: string },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const others = readPassedPapers(row.passed_papers).filter(({ paper }) => !papers.includes(paper));
    const passed = [...others, ...[...new Set(papers)].map((paper) => ({ paper, reason }))];
    await updateOwnListing(inner.db, id, { passed_papers: JSON.stringify(passed), updated_at: ctx.now });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}
