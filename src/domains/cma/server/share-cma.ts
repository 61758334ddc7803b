import { createShareLink, endShareLink, openShareLink } from '#domains/sharing/server/index.ts';
import type { NewShare } from '#domains/sharing/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Cma } from '../contract.ts';
import { findOwnCma } from './find-own-cma.ts';
import { presentCma } from './present-cma.ts';
import { findCmaById } from './queries.ts';

/** A link that anyone who has it may open until it expires. */
export async function createShare(ctx: Context, { publicId, share }: { publicId: string; share: NewShare }) {
  const { id: cmaId } = await findOwnCma(ctx, publicId);
  const { id, token, expiresAt } = await createShareLink(ctx, { kind: 'cma', key: String(cmaId) }, share);
  return { id, path: `/shared/cma/${token}`, expiresAt };
}

/** Ends a link. Throws `not-found` for other people's and ended links. */
export async function endShare(ctx: Context, { publicId, shareId }: { publicId: string; shareId: string }) {
  const { id } = await findOwnCma(ctx, publicId);
  await endShareLink(ctx, { kind: 'cma', key: String(id) }, shareId);
}

/** What a link leads to. Throws `not-found` for unknown, ended and expired links alike. */
export async function openShare(
  ctx: Context,
  { token, countsAsView }: { token: string; countsAsView: boolean },
): Promise<{ cma: Cma; expiresAt: Date }> {
  const { subjectKey, expiresAt } = await openShareLink(ctx, 'cma', token, { countsAsView });
  return { cma: await presentCma(ctx, await findCmaById(ctx.db, Number(subjectKey))), expiresAt };
}

export async function getSharedCma(ctx: Context, token: string) {
  const { cma, expiresAt } = await openShare(ctx, { token, countsAsView: true });
  return {
    title: cma.title,
    address: cma.subject.address,
    preparedBy: cma.report.brand.preparedBy,
    company: cma.report.brand.company,
    effectiveDate: cma.effectiveDate,
    expiresAt: expiresAt.toISOString(),
    result: cma.result,
    comps: cma.comps
      .filter((comp) => comp.kind === 'sold')
      .map((comp) => ({
        address: comp.facts.home.address,
        closeDate: comp.facts.closeDate,
        priceCents: comp.facts.priceCents,
        adjustedCents: comp.adjustedCents,
        weight: comp.weight,
      })),
  };
}
