import { z } from 'zod';

export const countSchema = z.number().int();
export const dollarsSchema = z.number().describe('Decimal US dollars');
export const boundsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('West, south, east, north');

export const totalSchema = z.object({
  value: countSchema,
  exact: z.boolean().describe('False: a lower bound or an estimate; show it with a plus'),
});

/** So long caches may keep an answer of search: a change of the market is found within five seconds. */
export const KEPT_SECONDS = 4;
