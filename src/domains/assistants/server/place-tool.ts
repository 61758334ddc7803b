import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { getPlace, getPlaceFacts } from '#domains/neighborhoods/contract.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, READS, type Reading } from './tool-parts.ts';

const MOST_NAMED = 12;

/** What the page of a place says of it: places and things, and nothing of who lives there. */
export function registerPlace(server: McpServer, { read, publicUrl, resolvePlace }: Reading): void {
  server.registerTool(
    'describe_place',
    {
      title: TOOLS.describe_place.title,
      description: 'Schools, parks, walkability, everyday places and homes for sale of a city, neighborhood or ZIP.',
      inputSchema: z.strictObject({ place: z.string().min(2).max(80) }),
      // Named alone: all tools together have to stay small.
      outputSchema: z.looseObject({ place: z.string(), as_of: z.string(), link: z.string() }),
      annotations: READS,
    },
    ({ place }) =>
      answer(async () => {
        const { slug, label } = await resolvePlace(place);
        const [page, facts] = await Promise.all([
          read(getPlace.response, 'GET', `/api/places/${slug}`),
          read(getPlaceFacts.response, 'GET', `/api/places/${slug}/facts`),
        ]);
        return {
          place: label,
          within: page.ancestors.map(({ name }) => name),
          parts: page.children.slice(0, MOST_NAMED).map(({ name }) => name),
          homes_for_sale: page.market.activeCount,
          median_list_price: page.market.medianListPrice,
          as_of: page.market.asOf,
          scores: facts.scores,
          schools: facts.schools.slice(0, MOST_NAMED).map(({ name, level, district }) => `${name} (${level}, ${district})`),
          parks: facts.parks.slice(0, MOST_NAMED).map(({ name }) => name),
          near_center: Object.fromEntries([
            ...facts.amenities.map(({ kind, count }) => [kind, count] as const),
            ['transit stops', facts.stops] as const,
          ]),
          link: `${publicUrl}/neighborhood-explorer?place=${slug}`,
        };
      }),
  );
}
