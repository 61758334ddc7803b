import { LEAST_LETTERS, MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { netSheetChangesSchema } from '#domains/proceeds/contract.ts';
import { rowId } from '#lib/stored-values.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cmaHomeChangesSchema, cmaHomeSchema } from '../model/home.ts';
import { isRate } from '../model/rates.ts';
import { cmaSchema } from './analysis.ts';
import { reportChangesSchema } from './report.ts';
import { cents, count, day, EDIT_LIMIT, idParams, LOOK_LIMIT, reason } from './fields.ts';

export const searchSubjects = defineEndpoint({
  method: 'GET',
  path: '/api/cma/subjects',
  summary: 'Homes of the public records whose address begins with the typed text.',
  access: 'signed-in',
  query: z.object({ q: z.string().min(2, 'type at least two letters').max(120) }),
  response: z.object({
    homes: z.array(
      z.object({
        parcelId: count,
        address: z.string(),
        detail: z.string(),
        home: cmaHomeSchema.nullable().describe('As recorded; null if the record lacks what every grid needs'),
      }),
    ),
  }),
});

export const listCmas = defineEndpoint({
  method: 'GET',
  path: '/api/cmas',
  summary: 'My analyses, newest first.',
  access: 'signed-in',
  response: z.object({
    cmas: z.array(
      z.object({ id: z.string(), title: z.string(), address: z.string(), effectiveDate: z.string(), updatedAt: z.string() }),
    ),
  }),
});

export const createCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas',
  summary:
    'Starts an analysis of a home by its record or its listing, with comparables and rates from the market. A repeat with the same id gives the same analysis.',
  access: 'signed-in',
  body: z
    .object({
      id: z.uuid(),
      parcelId: rowId.optional(),
      listingKey: z.string().max(80).optional(),
      address: z
        .string()
        .trim()
        .min(LEAST_LETTERS.address, 'give the address')
        .max(MOST_LETTERS.address)
        .optional()
        .describe('For a home that is not on record: it is next to the named one, and starts with its facts'),
    })
    .refine((body) => (body.parcelId === undefined) !== (body.listingKey === undefined), 'give parcelId or listingKey'),
  response: z.object({ id: z.string() }),
  limit: { name: 'cma-create', hits: 30, perSeconds: 3600 },
});

export const getCma = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}',
  summary: 'An analysis with its grid, value, strategies and net sheets.',
  access: 'signed-in',
  params: idParams,
  response: cmaSchema,
});

export const updateCma = defineEndpoint({
  method: 'PATCH',
  path: '/api/cmas/{id}',
  summary: 'Changes the facts, rates, costs or report of an analysis.',
  access: 'signed-in',
  params: idParams,
  body: z
    .object({
      title: z.string().trim().min(1, 'give it a name').max(MOST_LETTERS.title),
      subject: cmaHomeChangesSchema.describe('Changes these facts; others stay'),
      effectiveDate: day,
      rateEdits: z
        .record(
          z.string().max(40).refine(isRate, 'there is no such rate'),
          z.object({ cents: cents.min(-100_000_000).max(100_000_000), reason }).nullable(),
        )
        .describe('Sets these by hand; null returns one to the market. Others stay'),
      netSheet: netSheetChangesSchema.describe('Changes these; others stay'),
      report: reportChangesSchema.describe('Changes the pages, and these parts of the brand; others stay'),
    })
    .partial(),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});

export const deleteCma = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}',
  summary: 'Deletes an analysis with its links.',
  access: 'signed-in',
  params: idParams,
  limit: EDIT_LIMIT,
});

export const duplicateCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/duplicate',
  summary: 'Makes a copy without links. A repeat with the same new id gives the same copy.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
  limit: LOOK_LIMIT,
});

export const refreshCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/refresh',
  summary:
    'Updates the analysis to today’s market: rates, index, odds, and the facts of every comparable. What was set by hand stays.',
  access: 'signed-in',
  params: idParams,
  response: cmaSchema,
  limit: LOOK_LIMIT,
});
