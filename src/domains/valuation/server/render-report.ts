import { getMarket } from '#domains/market/server/index.ts';
import { getSurroundings, readMapShapes } from '#domains/neighborhoods/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { frameMap } from '#platform/pdf/map-frame.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import { getMarketIndex } from './follow-index.ts';
import { requireClaim } from './my-home.ts';
import { findPlaceSlug, listCorrections, readCard } from './queries.ts';
import type { NamedCorrection } from './report/report-data.ts';
import type * as report from './report/write-report.tsx';
import { findSharedHome } from './share-valuation.ts';
import { presentValuation, refuse } from './value-home.ts';
import { correctHome, findListedValuedHome, findValuedHome, type ValuedHome } from './valued-home.ts';

const writeReport = writeApart<typeof report.writeReport>(new URL('./report/write-report.tsx', import.meta.url), 'writeReport');

type ReportContext = Context & Pick<ServerContext, 'config'>;
type Pdf = Promise<Uint8Array<ArrayBuffer>>;
type Correction = Awaited<ReturnType<typeof listCorrections>>[number];

/** The report of a home on record as PDF. Throws `not-found`, and `forbidden` where its seller does not allow estimates. */
export async function renderHomeReport(ctx: ReportContext, homeId: number): Pdf {
  return render(ctx, await findValuedHome(ctx, homeId));
}

/** The report of a listed home; the same refusals. */
export async function renderListingReport(ctx: ReportContext, listingKey: string): Pdf {
  return render(ctx, await findListedValuedHome(ctx, listingKey));
}

/** The report with its owner’s corrections, for nobody else. Throws `not-found` for a home that the person did not claim. */
export async function renderMyReport(ctx: ReportContext, homeId: number): Pdf {
  const { userId } = requireUser(ctx);
  await requireClaim(ctx, userId, homeId);
  const corrections = await listCorrections(ctx.db, userId, homeId);
  return render(ctx, await findValuedHome(ctx, homeId), { corrections, tellsEvidence: true });
}

/** The report that a link leads to. Refusals are those of the link’s page; it does not count as another view. */
export async function renderSharedReport(ctx: ReportContext, token: string): Pdf {
  const { home, corrections, sharedBy } = await findSharedHome(ctx, token);
  return render(ctx, home, { corrections, sharedBy });
}

async function render(
  ctx: ReportContext,
  home: ValuedHome | undefined,
  {
    corrections = [],
    tellsEvidence = false,
    sharedBy = null,
  }: { corrections?: readonly Correction[]; tellsEvidence?: boolean; sharedBy?: string | null } = {},
): Pdf {
  const point = home?.isAddressShown === true ? { latitude: home.latitude, longitude: home.longitude } : null;
  const [valuation, card, index, market, surroundings] = await Promise.all([
    home === undefined ? refuse(ctx) : presentValuation(ctx, correctHome(home, corrections)),
    readCard(ctx.db),
    readIndex(ctx),
    point === null ? null : readMarket(ctx, home?.neighborhoodId ?? null),
    point === null ? null : getSurroundings(ctx, point),
  ]);
  const box = point === null ? null : frameMap([point, ...valuation.comparables]);
  const named = corrections.map(({ fact, evidence }): NamedCorrection => ({
    fact,
    recorded: home?.facts[fact] ?? null,
    evidence: tellsEvidence ? evidence : null,
  }));
  return writeReport(
    {
      valuation,
      corrections: named,
      sharedBy,
      card: card ?? null,
      index,
      market,
      hazards: surroundings?.hazards ?? [],
      ground: box === null ? null : { box, shapes: await readMapShapes(ctx.db, box) },
    },
    ctx.config.PRODUCT_NAME,
  );
}

/** The index of the whole market; null before a model serves. */
async function readIndex(ctx: Context) {
  try {
    return await getMarketIndex(ctx, undefined);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null;
    throw error;
  }
}

/** The market around a home: of its neighborhood, or of the next wider place where too few homes sold there. */
async function readMarket(ctx: Context, neighborhoodId: number | null) {
  const slug = neighborhoodId === null ? undefined : await findPlaceSlug(ctx.db, neighborhoodId);
  if (slug === undefined) return null;
  const query = { propertyType: 'all', window: 3, months: 36 } as const;
  const market = await getMarket(ctx, { slug, query });
  const isKnown = market.figures.medianSalePrice?.value != null;
  return isKnown || market.wider === null ? market : getMarket(ctx, { slug: market.wider.slug, query });
}
