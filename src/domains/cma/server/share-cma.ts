import { shareThings, type OpenedLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { cmaSharing, type Cma, type SharedCma } from '../contract.ts';
import { findOwnCma } from './find-own-cma.ts';
import { presentCma } from './present-cma.ts';
import { findCmaById } from './queries.ts';

export const cmaShares = shareThings(cmaSharing, {
  kind: 'cma',
  keyOf: async (ctx, { id }) => String((await findOwnCma(ctx, id)).id),
  present: presentShared,
});

/** The analysis behind a link. */
export async function presentLinkedCma(ctx: Context, { subjectKey }: OpenedLink): Promise<Cma> {
  return presentCma(ctx, await findCmaById(ctx.db, Number(subjectKey)));
}

async function presentShared(ctx: Context, link: OpenedLink): Promise<SharedCma> {
  const cma = await presentLinkedCma(ctx, link);
  return {
    title: cma.title,
    address: cma.subject.address,
    preparedBy: cma.report.brand.preparedBy,
    company: cma.report.brand.company,
    effectiveDate: cma.effectiveDate,
    expiresAt: link.expiresAt.toISOString(),
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
