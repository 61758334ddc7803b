import { HOME_TYPES, ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import { suggestHomes } from '#domains/records/server/index.ts';
import { claimHome, findServingModel, findValuedHome, recordOf, valueRecord } from '#domains/valuation/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { createRandom } from '#lib/random.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

const TRIED = 12;
/** Kinds of homes that one family owns. */
const LIVED_IN: ReadonlySet<unknown> = new Set([HOME_TYPES.single_family, HOME_TYPES.townhouse, HOME_TYPES.condo].flat());

/**
 * The home a demo person lives in, followed for its value: the first on record whose house number starts with `numberStart`, that
 * is not for sale, and is worth at most `mostDollars`. Where nothing is valued yet, the first that can be followed.
 */
export async function followOwnHome(
  ctx: ServerContext,
  person: DemoPerson,
  { numberStart, days, mostDollars = Infinity }: { numberStart: string; days: number; mostDollars?: number | undefined },
): Promise<number | undefined> {
  const acting = actAs(ctx, person, days);
  const homes = (await suggestHomes(ctx.db, numberStart, TRIED)).map(({ id }) => id);
  const forSale = new Set(await listParcelsForSale(ctx, homes));
  const serving = await findServingModel(ctx);
  const unvalued: number[] = [];
  for (const homeId of homes.filter((id) => !forSale.has(id))) {
    const home = await findValuedHome(acting, homeId);
    if (home.refusal !== null || !LIVED_IN.has(home.facts['propertySubType'])) continue;
    const { estimate } = serving === undefined ? { estimate: null } : valueRecord(serving, recordOf(home, utcDay(acting.now)));
    if (estimate === null) unvalued.push(homeId);
    else if (estimate.estimate <= mostDollars && (await tryToFollow(acting, homeId))) return homeId;
  }
  for (const homeId of unvalued) if (await tryToFollow(acting, homeId)) return homeId;
  return undefined;
}

/** The home a demo person sells. All sell different ones, because everybody sees what they publish. */
export async function followHomeToSell(
  ctx: ServerContext,
  person: DemoPerson,
  mostDollars?: number,
): Promise<number | undefined> {
  const by = (numberStart: string) => followOwnHome(ctx, person, { numberStart, days: -24, mostDollars });
  return (await by(String(createRandom(person.id).int(10, 99)))) ?? by('2');
}

async function tryToFollow(acting: ServerContext, homeId: number): Promise<boolean> {
  try {
    await claimHome(acting, { homeId, wantsMonthlyMail: false });
    return true;
  } catch (error) {
    // A record may lack what a value needs; the next one is as good.
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
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
