import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { getListing, type Listing } from '#domains/listings/contract.ts';
import { findOpenToAssistants } from '#domains/listings/server/index.ts';
import { getTravelTimes } from '#domains/travel/contract.ts';
import { getListingValuation } from '#domains/valuation/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { plainLine, quotedRemarksSchema, quoteRemarks } from '../model/plain-remarks.ts';
import { TOOLS } from '../model/tool-list.ts';
import { answer, homeSchema, presentHome, READS, Refused, sameHomesSchema, type Reading } from './tool-parts.ts';

const homeKey = z.string().min(1).max(64).describe('home_id from search_homes');

interface HomePorts extends Reading {
  db: Db;
}

/** What is told of one home, whose board and seller leave it open to assistants: its facts, and what it is worth. */
export function registerHome(server: McpServer, ports: HomePorts): void {
  registerFacts(server, ports);
  registerEstimate(server, ports);
}

async function requireOpen(db: Db, key: string): Promise<void> {
  if (!(await findOpenToAssistants(db, [key])).has(key))
    throw new Refused('This home is not open to assistants: see it on the site.');
}

function registerFacts(server: McpServer, { db, read, publicUrl }: HomePorts): void {
  server.registerTool(
    'get_home',
    {
      title: TOOLS.get_home.title,
      description: 'Facts of a home, its price history, its listing firm and source.',
      inputSchema: z.strictObject({ home_id: homeKey }),
      outputSchema: homeSchema.extend({
        remarks: quotedRemarksSchema.nullable(),
        days_on_market: z.number().nullable(),
        price_history: z.array(z.object({ date: z.string(), event: z.string(), price: z.number().nullable() })),
        open_houses: z.array(z.string()),
        source: z.string(),
        last_updated: z.string(),
        disclaimer: z.string(),
      }),
      annotations: READS,
    },
    ({ home_id: key }) =>
      answer(async () => {
        const home = await read(getListing.response, 'GET', `/api/listings/${encodeURIComponent(key)}`);
        await requireOpen(db, key);
        return presentWhole(home, publicUrl);
      }),
  );
}

function presentWhole(home: Listing, publicUrl: string) {
  return {
    ...presentHome(home, publicUrl),
    remarks: quoteRemarks(home.publicRemarks),
    days_on_market: home.daysOnMarket,
    price_history: home.priceHistory.slice(-10).map(({ date, event, price }) => ({ date, event, price })),
    open_houses: home.openHouses.slice(0, 5).map(({ startsAt }) => startsAt),
    source: plainLine(home.source.name),
    last_updated: home.source.lastUpdated,
    disclaimer: plainLine(home.source.disclaimer),
  };
}

function registerEstimate(server: McpServer, { db, read, publicUrl }: HomePorts): void {
  server.registerTool(
    'estimate_home',
    {
      title: TOOLS.estimate_home.title,
      description: 'Our estimate with its range and how far such estimates are off. Refused where the seller does not allow it.',
      inputSchema: z.strictObject({ home_id: homeKey }),
      outputSchema: z.object({
        estimate: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        as_of: z.string().nullable(),
        refusal: z.string().nullable(),
        accuracy: z.string(),
        link: z.string(),
      }),
      annotations: READS,
    },
    ({ home_id: key }) =>
      answer(async () => {
        await requireOpen(db, key);
        const { estimate, refusal } = await read(
          getListingValuation.response,
          'GET',
          `/api/valuation/listings/${encodeURIComponent(key)}`,
        );
        return {
          estimate: estimate?.estimate ?? null,
          low: estimate?.low68 ?? null,
          high: estimate?.high68 ?? null,
          as_of: estimate?.asOf ?? null,
          refusal,
          accuracy: `The range holds about two thirds of sales. An estimate is not an appraisal. See ${publicUrl}/accuracy`,
          link: `${publicUrl}/property/${key}`,
        };
      }),
  );
}

export function registerTravel(server: McpServer, { db, read }: HomePorts): void {
  server.registerTool(
    'travel_times',
    {
      title: TOOLS.travel_times.title,
      description: 'Minutes from a home to a point, by every mode, on a weekday. Not told where the address is withheld.',
      inputSchema: z.strictObject({
        home_id: homeKey,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
      outputSchema: z.object({
        is_covered: z.boolean(),
        times: z.array(z.object({ mode: z.string(), minutes: z.number().nullable() })),
      }),
      annotations: READS,
    },
    ({ home_id: key, latitude, longitude }) =>
      answer(async () => {
        const home = await read(getListing.response, 'GET', `/api/listings/${encodeURIComponent(key)}`);
        await requireOpen(db, key);
        if (home.coordinatesApproximate || home.latitude === null || home.longitude === null)
          throw new Refused('This home’s location isn’t shown, so there are no travel times.');
        const times = await read(getTravelTimes.response, 'GET', '/api/travel/times', {
          from: `${home.longitude},${home.latitude}`,
          to: `${longitude},${latitude}`,
        });
        return { is_covered: times.isCovered, times: times.times };
      }),
  );
}

export function registerComparison(server: McpServer, { db, read, publicUrl }: HomePorts): void {
  server.registerTool(
    'compare_homes',
    {
      title: TOOLS.compare_homes.title,
      description: 'Two to five homes side by side.',
      inputSchema: z.strictObject({ home_ids: z.array(homeKey).min(2).max(5) }),
      outputSchema: z.object({ homes: sameHomesSchema }),
      annotations: READS,
    },
    ({ home_ids: keys }) =>
      answer(async () => {
        const open = await findOpenToAssistants(db, keys);
        const homes: z.infer<typeof homeSchema>[] = [];
        for (const key of new Set(keys)) {
          if (!open.has(key)) throw new Refused(`There is no home ${key} here that is open to assistants.`);
          homes.push(presentHome(await read(getListing.response, 'GET', `/api/listings/${encodeURIComponent(key)}`), publicUrl));
        }
        return { homes };
      }),
  );
}
