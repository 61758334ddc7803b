import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { getMarket } from '#domains/market/contract.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, READS, type Reading } from './tool-parts.ts';

/** Figures of a market, as its page shows them. */
export function registerMarket(server: McpServer, { read, publicUrl, resolvePlace }: Reading): void {
  server.registerTool(
    'market_figures',
    {
      title: TOOLS.market_figures.title,
      description: 'Sales and prices of a city, neighborhood or ZIP over 1, 3 or 12 months, with sample sizes.',
      inputSchema: z.strictObject({ place: z.string().min(2).max(80), months: z.enum(['1', '3', '12']).optional() }),
      outputSchema: z.object({
        place: z.string(),
        as_of: z.string().nullable(),
        figures: z.array(
          z.object({
            name: z.string(),
            value: z.number().nullable(),
            sample: z.number(),
            year_over_year: z.number().nullable(),
            withheld: z.string().nullable(),
          }),
        ),
        link: z.string(),
      }),
      annotations: READS,
    },
    ({ place, months }) =>
      answer(async () => {
        const { slug, label } = await resolvePlace(place);
        const market = await read(getMarket.response, 'GET', `/api/market/${slug}`, { window: months ?? '3', months: '1' });
        return {
          place: label,
          as_of: market.asOf,
          figures: Object.entries(market.figures).flatMap(([name, figure]) =>
            figure === undefined
              ? []
              : [
                  {
                    name,
                    value: figure.value,
                    sample: figure.sample,
                    year_over_year: figure.yearOverYear,
                    withheld: figure.reason,
                  },
                ],
          ),
          link: `${publicUrl}/neighborhood-explorer?place=${slug}`,
        };
      }),
  );
}
