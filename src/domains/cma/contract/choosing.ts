import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cmaSchema } from './analysis.ts';
import { COMP_KINDS, compFactsSchema, customFactsSchema } from './comparables.ts';
import { cents, EDIT_LIMIT, idParams, MOST_CENTS, reason } from './fields.ts';
import { GRID_LINES } from '../model/grid-lines.ts';

export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}/candidates',
  summary: 'Homes that could be comparables, most similar first.',
  access: 'signed-in',
  params: idParams,
  query: z.object({
    miles: z.coerce.number().min(0.1).max(10).optional(),
    months: z.coerce.number().int().min(1).max(24).optional(),
    sizeShare: z.coerce.number().min(0.05).max(1).optional(),
  }),
  response: z.object({
    rung: cmaSchema.shape.rung,
    candidates: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(COMP_KINDS),
        facts: compFactsSchema,
        meters: z.number(),
        similarity: z.number(),
        isChosen: z.boolean(),
      }),
    ),
  }),
});

export const putComp = defineEndpoint({
  method: 'PUT',
  path: '/api/cmas/{id}/comps/{key}',
  summary: 'Adds a comparable, or changes its weight and the adjustments set by hand.',
  access: 'signed-in',
  params: idParams.extend({ key: z.string().max(120) }),
  body: z.object({
    manualWeight: z.number().min(0).max(100).nullable().optional(),
    adjustments: z
      .partialRecord(z.enum(GRID_LINES), z.object({ cents: cents.min(-MOST_CENTS).max(MOST_CENTS), reason }).nullable())
      .optional()
      .describe('Sets these lines by hand; null returns a line to the rates. Others stay'),
    custom: customFactsSchema.optional().describe('The facts of a sale that is not on record; its key begins with custom:'),
  }),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});

export const removeComp = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}/comps/{key}',
  summary: 'Removes a comparable.',
  access: 'signed-in',
  params: idParams.extend({ key: z.string().max(120) }),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});
