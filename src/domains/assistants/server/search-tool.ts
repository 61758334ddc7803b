import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { parseSentence, searchListings } from '#domains/search/contract.ts';
import { searchInputSchema, toSearchQuery } from '../model/search-query.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, homeSchema, presentHome, READS, Refused, type Reading } from './tool-parts.ts';

/** Homes by plain words and filters, as the search of the site finds them. */
export function registerSearch(server: McpServer, { read, publicUrl, resolvePlace }: Reading): void {
  server.registerTool(
    'search_homes',
    {
      title: TOOLS.search_homes.title,
      description: 'Homes that fit, newest first. Give plain words in text, or filters, or both.',
      inputSchema: searchInputSchema,
      outputSchema: z.object({
        total: z.number(),
        understood: z.array(z.string()).describe('How the plain words were read'),
        not_understood: z.array(z.string()),
        note: z.string(),
        homes: z.array(homeSchema),
      }),
      annotations: READS,
    },
    (input) =>
      answer(async () => {
        const reading =
          input.text === undefined
            ? undefined
            : await read(parseSentence.response, 'POST', '/api/search/parse', {}, { text: input.text });
        const housing = reading?.fair_housing;
        if (housing?.flag === true)
          throw new Refused(
            `Homes are not searched by who lives there (fair housing). ${housing.neutral_alternative ?? ''}`.trim(),
          );
        const place = input.place === undefined ? undefined : await resolvePlace(input.place);
        const { sort: _sort, limit: _limit, ...said } = reading?.search.query ?? {};
        const limit = input.limit ?? 5;
        const query = { ...said, ...toSearchQuery({ ...input, limit }, place?.slug), openTo: 'assistants' };
        const found = await read(searchListings.response, 'GET', '/api/listings', query);
        return {
          total: found.total.value,
          understood: reading?.spans.map(({ label }) => label) ?? [],
          not_understood: reading?.unresolved.map(({ text }) => text) ?? [],
          note: `Homes whose boards keep them from assistants are only on the site: ${publicUrl}/properties`,
          homes: found.items.map((home) => presentHome(home, publicUrl)),
        };
      }),
  );
}
