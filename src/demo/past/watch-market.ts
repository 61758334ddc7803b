import type { ListingSummary } from '#domains/listings/contract.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import { savedSearchFormSchema } from '#domains/saved/contract.ts';
import { createSavedSearch, keepHome, recallNews } from '#domains/saved/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { chooseHomes } from './choose-homes.ts';
import { followArea } from './follow-places.ts';

const LOOKED_AT = 4;
const FOLLOWED = 2;

/** What a person who is not buying watches: a city's new homes, some of them viewed, and their areas. */
export async function watchMarket(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const brief = await chooseHomes({ ...ctx, actor: { kind: 'system' } });
  const [first] = brief?.homes ?? [];
  const near = (brief?.homes ?? []).filter(({ city }) => city === first?.city);
  for (const [at, { listingKey }] of near.slice(0, LOOKED_AT).entries())
    await keepHome(actAs(ctx, person, at - 7), { list: 'viewed', listingKey });
  for (const { listingKey } of near.slice(0, FOLLOWED)) await keepHome(actAs(ctx, person, -4), { list: 'favorites', listingKey });
  await followCity(ctx, person, near);
  const areas = new Map(near.map((home) => [home.neighborhood, home]));
  for (const home of [...areas.values()].slice(0, FOLLOWED)) await followArea(ctx, person, home);
  if (areas.size === 0) await followArea(ctx, person, undefined);
}

async function followCity(ctx: ServerContext, person: DemoPerson, homes: readonly ListingSummary[]): Promise<void> {
  const { cities } = await listPlaces(ctx);
  const city = cities.find(({ name }) => name === homes[0]?.city);
  if (city === undefined) return;
  const form = savedSearchFormSchema.parse({ name: `New homes in ${city.name}`, filters: { place: city.slug } });
  const search = await createSavedSearch(actAs(ctx, person, -9), form);
  const keys = homes.slice(0, FOLLOWED).map(({ listingKey }) => listingKey);
  await recallNews(actAs(ctx, person, 0), search.id, keys);
}
