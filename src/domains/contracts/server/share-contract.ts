import { openShareLink, shareThings, type OpenedLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { contractSharing, type SharedContract } from '../contract.ts';
import type { ContractContext } from './contract-context.ts';
import { findDeal } from './deal-papers.ts';
import { openReading } from './kept-reading.ts';
import { presentAnalysis } from './present.ts';
import { findContractRow } from './queries.ts';

/** Links for an attorney or agent: they see what was read, and what its owner made of it if the owner wants that. */
export const contractShares = shareThings(contractSharing, {
  kind: 'contract',
  keyOf: (ctx, { contractId }) => requireOwn(ctx, contractId),
  present: async (ctx, link): Promise<SharedContract> => ({
    ...(await presentLinked(ctx, link)),
    sharedBy: link.sharedBy,
    expiresAt: link.expiresAt.toISOString(),
  }),
});

async function requireOwn(ctx: Context, contractId: string): Promise<string> {
  const row = await findContractRow(ctx.db, requireUser(ctx).userId, contractId);
  if (row === undefined) throw new DomainError('not-found', 'You have no such contract.');
  return contractId;
}

/** The contract behind a link, without counting a view. Throws `not-found` for unknown, ended and expired links alike. */
export async function findSharedContract(ctx: ContractContext, token: string): Promise<Linked> {
  return presentLinked(ctx, await openShareLink(ctx, 'contract', token, { countsAsView: false }));
}

type Linked = Pick<SharedContract, 'analysis' | 'deal'>;

async function presentLinked(ctx: ContractContext, { subjectKey, userId, hasOwnWords }: OpenedLink): Promise<Linked> {
  const row = await findContractRow(ctx.db, userId, subjectKey);
  if (row === undefined) throw new DomainError('not-found', 'There is nothing behind this link.');
  const kept = openReading(ctx, row.sealed_reading);
  const deal = await findDeal(ctx, userId, row, { hasOwnWords });
  const told = hasOwnWords ? kept : { ...kept, settled: {}, added: [] };
  return { analysis: presentAnalysis(row, told, { now: ctx.now, deal }), deal };
}
