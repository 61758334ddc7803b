import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { TravelInfo } from '../contract.ts';
import { countAmenities } from './queries.ts';
import { listNetworks, openGraph } from './read-graphs.ts';

/** Where travel times can be searched. Without a network, nothing is offered. */
export async function getTravelInfo(ctx: Context): Promise<TravelInfo> {
  const networks = await listNetworks(ctx.db);
  warmUp(ctx, networks);
  return {
    networks: networks.map(({ name, west, south, east, north, lineCount }) => ({
      name,
      bounds: [west, south, east, north],
      hasTransit: lineCount > 0,
    })),
    amenities: networks.length === 0 ? [] : await countAmenities(ctx.db),
  };
}

/** Kinds of everyday places that can be a destination; undefined if no network is stored. */
export async function listTravelAmenities(db: Db): Promise<string[] | undefined> {
  if ((await listNetworks(db)).length === 0) return undefined;
  return (await countAmenities(db)).map(({ kind }) => kind);
}

/** Readers who ask will soon search by travel time: this prepares the newest network. */
function warmUp(ctx: Context, [newest]: readonly { id: number }[]): void {
  if (newest === undefined) return;
  openGraph(ctx.db, newest.id).catch((error: unknown) => ctx.log.warn({ err: error }, 'a travel network could not be read'));
}
