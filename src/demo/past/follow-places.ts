import { randomUUID } from 'node:crypto';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import { saveArea } from '#domains/saved/server/index.ts';
import { keepOwnPlace, suggestTravelPlaces } from '#domains/travel/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';

const WORKPLACES = ['station', 'central', 'market', 'library'];

/** The area of a home, followed; and a place to go to every day. */
export async function followPlaces(ctx: ServerContext, person: DemoPerson, homes: readonly ListingSummary[]): Promise<void> {
  await followArea(ctx, person, homes[0]);
  for (const word of WORKPLACES) {
    const { items } = await suggestTravelPlaces(ctx, word);
    const [place] = items;
    if (place === undefined) continue;
    const body = { name: 'Work', address: place.label, longitude: place.longitude, latitude: place.latitude };
    await keepOwnPlace(actAs(ctx, person, -10), { params: { placeId: randomUUID() }, query: {}, body });
    return;
  }
}

/** The neighborhood of a home, or else the busiest city. */
export async function followArea(ctx: ServerContext, person: DemoPerson, home: ListingSummary | undefined): Promise<void> {
  const { cities } = await listPlaces(ctx);
  const city = cities.find(({ name }) => name === home?.city) ?? cities[0];
  const area = city?.neighborhoods.find(({ name }) => name === home?.neighborhood) ?? city;
  if (area !== undefined) await saveArea(actAs(ctx, person, -9), { slug: area.slug, propertyType: 'all' });
}
