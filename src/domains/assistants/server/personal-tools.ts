import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { getListing } from '#domains/listings/contract.ts';
import { findOpenToAssistants } from '#domains/listings/server/index.ts';
import { getKeptKeys, listSavedSearches } from '#domains/saved/contract.ts';
import type { Scope } from '../contract.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, sameHomesSchema, presentHome, READS, type Read, Refused, type ToolPorts } from './tool-parts.ts';
import type { TokenHolder } from './tokens.ts';

const MOST_HOMES = 10;

/** Tools that read for whoever let the assistant in. They change nothing: saving is a press on the linked page. */
export function registerPersonalTools(server: McpServer, ports: ToolPorts, read: Read, holder: TokenHolder | undefined): void {
  const { db, publicUrl } = ports;
  const requireHolder = (scope: Scope): TokenHolder => {
    // The door has asked for a sign-in before; this holds whichever way a call comes.
    if (holder === undefined || !holder.scopes.includes(scope))
      throw new Refused('This needs a sign-in: connect the assistant first.');
    return holder;
  };

  server.registerTool(
    'saved_homes',
    {
      title: TOOLS.saved_homes.title,
      description: 'Homes that the person saved. Needs their sign-in. To save or remove one, they open its link.',
      inputSchema: z.strictObject({}),
      outputSchema: z.object({ total: z.number(), note: z.string().nullable(), homes: sameHomesSchema }),
      annotations: READS,
    },
    () =>
      answer(async () => {
        const person = requireHolder('saved:read');
        const { favorites } = await read(getKeptKeys.response, 'GET', '/api/kept-homes', {}, undefined, person);
        const open = await findOpenToAssistants(db, favorites);
        const homes: ListingSummary[] = [];
        for (const key of favorites.filter((one) => open.has(one)).slice(0, MOST_HOMES))
          homes.push(await read(getListing.response, 'GET', `/api/listings/${encodeURIComponent(key)}`));
        return {
          total: favorites.length,
          note: homes.length < favorites.length ? `The others are shown on the site: ${publicUrl}/buyer-dashboard` : null,
          homes: homes.map((home) => presentHome(home, publicUrl)),
        };
      }),
  );

  server.registerTool(
    'saved_searches',
    {
      title: TOOLS.saved_searches.title,
      description: 'Searches that the person follows, with what is new in each. Needs their sign-in.',
      inputSchema: z.strictObject({}),
      outputSchema: z.object({
        searches: z.array(
          z.object({
            name: z.string().describe("The person's words"),
            filters: z.record(z.string(), z.string()),
            link: z.string(),
          }),
        ),
      }),
      annotations: READS,
    },
    () =>
      answer(async () => {
        const person = requireHolder('saved:read');
        const { searches } = await read(listSavedSearches.response, 'GET', '/api/saved-searches', {}, undefined, person);
        return {
          searches: searches.slice(0, 50).map(({ name, filters }) => ({
            name,
            filters,
            link: `${publicUrl}/property-search?${new URLSearchParams(filters).toString()}`,
          })),
        };
      }),
  );
}
