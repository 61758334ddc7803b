import { packsFor, type Passed } from '#domains/compliance/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { findMine, lockMine } from './find-mine.ts';
import { presentOwnListing, readFields, readPassed } from './present.ts';
import { updateOwnListing } from './listing-rows.ts';

const MOST_PASSED = 200;

/**
 * Lets a warning about words pass, and keeps its reason and the version of the rules that found it. The same phrase again gets
 * the new reason. Throws `conflict` at {@link MOST_PASSED} phrases.
 */
export async function passWords(
  ctx: Context,
  { id, finding, reason }: { id: string; finding: Passed['finding']; reason: string },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const state = readFields(row.fields)['StateOrProvince'];
    const packs = packsFor(typeof state === 'string' ? [state] : []);
    const version = packs.find((pack) => pack.id === finding.pack)?.version ?? '';
    const isOther = (one: Passed) => JSON.stringify(keyOf(one.finding)) !== JSON.stringify(keyOf(finding));
    const passed = [...readPassed(row.passed_words).filter(isOther), { finding, version, reason }];
    if (passed.length > MOST_PASSED)
      throw new DomainError('conflict', 'Change the words instead: too many warnings have passed.');
    await updateOwnListing(inner.db, id, { passed_words: JSON.stringify(passed), updated_at: ctx.now });
    return presentOwnListing(inner, await findMine(inner, id));
  });
}

const keyOf = ({ category, rule, text, pack }: Passed['finding']) => [category, rule, text, pack];
