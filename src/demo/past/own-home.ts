import { suggestHomes } from '#domains/records/server/index.ts';
import { claimHome } from '#domains/valuation/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

const TRIED = 12;

/** The home a demo person lives in, followed for its value: the first on record whose house number starts with `numberStart`. */
export async function followOwnHome(
  ctx: ServerContext,
  person: DemoPerson,
  numberStart: string,
  days: number,
): Promise<number | undefined> {
  for (const { id: parcelId } of await suggestHomes(ctx.db, numberStart, TRIED)) {
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
