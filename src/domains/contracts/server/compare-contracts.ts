import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ContractChanges } from '../contract.ts';
import { comparePapers, isChange } from '../model/settling/compare.ts';
import { nameKind } from '../model/showing/summarize.ts';
import type { ContractContext } from './contract-context.ts';
import { openReading } from './kept-reading.ts';
import { readText } from './kept-text.ts';
import { currentOf } from './present.ts';
import { findContractRow } from './queries.ts';

/** What one of my contracts says otherwise than an earlier one of mine. Throws `not-found` for another's, and for one unread; `invalid` if none is named. */
export async function compareContracts(
  ctx: ContractContext,
  { contractId, since }: { contractId: string; since?: string | undefined },
): Promise<ContractChanges> {
  const { userId } = requireUser(ctx);
  const find = async (id: string) => {
    const row = await findContractRow(ctx.db, userId, id);
    if (row === undefined || row.pages_read !== null) {
      throw new DomainError('not-found', 'There is no such contract of yours that is read.');
    }
    return { name: row.name, reading: currentOf(openReading(ctx, row.sealed_reading)), pages: await readText(ctx, id) };
  };
  const after = await find(contractId);
  if (since === undefined)
    throw new DomainError('invalid', 'Name the earlier contract.', { fields: { since: 'Name the earlier contract' } });
  const before = await find(since);
  const changes = comparePapers(before, after);
  const isPart = isChange(after.reading) && !isChange(before.reading);
  return {
    before: before.name,
    after: after.name,
    ...changes,
    hasTexts: before.pages.length > 0 && after.pages.length > 0,
    note: isPart
      ? `The ${nameKind(after.reading.docType)} changes only what it names; the rest of ${before.name} stays. It counts once everyone has signed it and has a copy.`
      : null,
  };
}
