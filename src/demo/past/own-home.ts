import { ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import { suggestHomes } from '#domains/records/server/index.ts';
import { claimHome } from '#domains/valuation/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

const TRIED = 12;

/**
 * The home a demo person lives in, followed for its value: the first on record whose house number starts with `numberStart` and
 * that is not for sale.
 */
export async function followOwnHome(
  ctx: ServerContext,
  person: DemoPerson,
  numberStart: string,
  days: number,
): Promise<number | undefined> {
  const homes = await suggestHomes(ctx.db, numberStart, TRIED);
  const forSale = new Set(
    await listParcelsForSale(
      ctx,
      homes.map(({ id }) => id),
    ),
  );
  for (const { id: parcelId } of homes.filter(({ id }) => !forSale.has(id))) {
    try {
      await claimHome(actAs(ctx, person, days), { homeId: parcelId, wantsMonthlyMail: false });
      return parcelId;
    } catch (error) {
      // A record may lack what a value needs; the next one is as good.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return undefined;
}

async function listParcelsForSale({ db }: ServerContext, parcelIds: readonly number[]): Promise<(number | null)[]> {
  if (parcelIds.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select('parcel_id')
    .where('parcel_id', 'in', parcelIds)
    .where('standard_status', 'in', ON_MARKET_STATUSES)
    .execute();
  return rows.map((row) => row.parcel_id);
}
