import { splitCommas } from '#lib/comma-list.ts';
import { z } from 'zod';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_COMPARED } from '../model/limits.ts';
import { writes } from './limits.ts';

/** Lists of homes that a person keeps. */
export const KEPT_LISTS = ['favorites', 'hidden', 'viewed', 'compared'] as const;
export type KeptList = (typeof KEPT_LISTS)[number];
const keptParams = z.object({ list: z.enum(KEPT_LISTS), listingKey: z.string().min(1).max(100) });

const keysSchema = z.object({
  favorites: z.array(z.string()),
  hidden: z.array(z.string()),
  viewed: z.array(z.string()),
  compared: z.array(z.string()),
});
export type KeptKeys = z.infer<typeof keysSchema>;

export const getKeptKeys = defineEndpoint({
  method: 'GET',
  path: '/api/kept-homes',
  summary: 'Keys of the homes that the caller saved, hid, viewed or compares, newest first.',
  access: 'signed-in',
  response: keysSchema,
});

export const mergeKeptHomes = defineEndpoint({
  method: 'POST',
  path: '/api/kept-homes',
  summary: 'Adds what the browser kept before the reader signed in. Leaves out homes that are gone.',
  access: 'signed-in',
  body: z.object({
    favorites: z.array(z.string().max(100)).max(300).default([]),
    hidden: z.array(z.string().max(100)).max(300).default([]),
    viewed: z.array(z.string().max(100)).max(300).default([]),
    compared: z.array(z.string().max(100)).max(MOST_COMPARED).default([]),
  }),
  response: keysSchema,
  limit: writes,
});

export const keepHome = defineEndpoint({
  method: 'PUT',
  path: '/api/kept-homes/{list}/{listingKey}',
  summary: 'Adds a home to a list. A repeat changes nothing, but moves a view to the front.',
  access: 'signed-in',
  params: keptParams,
  limit: writes,
});

export const removeKeptHome = defineEndpoint({
  method: 'DELETE',
  path: '/api/kept-homes/{list}/{listingKey}',
  summary: 'Removes a home from a list.',
  access: 'signed-in',
  params: keptParams,
  limit: writes,
});

export const clearKeptHomes = defineEndpoint({
  method: 'DELETE',
  path: '/api/kept-homes/{list}',
  summary: 'Empties a list, such as the viewed homes, or takes off what may no longer be shown.',
  access: 'signed-in',
  params: z.object({ list: z.enum(KEPT_LISTS) }),
  query: z.object({ only: z.enum(['unavailable']).optional() }),
  limit: writes,
});

const keptHomeSchema = z.object({
  listing: listingSummarySchema,
  keptAt: z.string(),
  priceThen: z.number().nullable().describe('For favorites: the price when it was saved'),
  statusThen: z.string().nullable(),
});
export type KeptHome = z.infer<typeof keptHomeSchema>;

export const listKeptHomes = defineEndpoint({
  method: 'GET',
  path: '/api/kept-homes/{list}',
  summary: 'The homes of one list that may still be shown, newest first.',
  access: 'signed-in',
  params: z.object({ list: z.enum(KEPT_LISTS) }),
  response: z.object({
    homes: z.array(keptHomeSchema),
    unavailable: z.number().int().describe('Homes that may no longer be shown'),
  }),
});

export const listHomesByKey = defineEndpoint({
  method: 'GET',
  path: '/api/homes',
  summary: 'Homes by their keys, in that order. Leaves out homes that may not be shown.',
  access: 'public',
  query: z.object({
    keys: z
      .string()
      .max(4000)
      .transform(splitCommas)
      .refine((keys) => keys.length <= 40, 'give up to 40 listing keys, separated by commas'),
  }),
  response: z.object({ homes: z.array(listingSummarySchema) }),
});
