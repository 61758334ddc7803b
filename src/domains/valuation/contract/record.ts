import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { day, share } from './fields.ts';

const accuracySchema = z.object({
  n: z.number().int(),
  hitRate: share,
  mdape: share,
  ppe5: share,
  ppe10: share,
  ppe20: share,
  r2: z.number(),
  medianSignedError: share,
  meanSignedError: share.nullable().describe('Null where it was not measured yet'),
  coverage68: share,
  coverage80: share,
});
export type AccuracyFigures = z.infer<typeof accuracySchema>;
const groupsSchema = z.record(z.string(), accuracySchema);

export const modelCardSchema = z.object({
  version: z.string(),
  trainedAt: z.string(),
  isDemonstration: z.boolean(),
  sales: z.number().int(),
  salesFrom: day,
  salesTo: day,
  features: z.array(z.string()),
  seconds: z.number(),
  heldOut: accuracySchema
    .extend({
      from: day,
      to: day,
      byPriceTier: groupsSchema,
      byArea: groupsSchema,
      byType: groupsSchema,
      byAge: groupsSchema,
      byWidthTercile: groupsSchema,
    })
    .nullable()
    .describe('On the newest sales, by a model that was not trained on them'),
});
export type ModelCard = z.infer<typeof modelCardSchema>;

export const modelVersionSchema = z.object({
  version: z.string(),
  trainedAt: z.string(),
  isServing: z.boolean(),
  sales: z.number().int(),
  salesTo: day,
  heldOut: accuracySchema.pick({ n: true, mdape: true, ppe10: true, medianSignedError: true }).nullable(),
  changes: z.array(z.string()).describe('Compared with the previous version, in words'),
});
export type ModelVersion = z.infer<typeof modelVersionSchema>;

export const sampleFiguresSchema = accuracySchema.omit({ r2: true, coverage80: true });
export const sampleSchema = sampleFiguresSchema.extend({
  month: z.string().describe('YYYY-MM of the draw'),
  drawnAt: z.string(),
  eligible: z.number().int().describe('Sales that could have been drawn'),
});
export type SampleTest = z.infer<typeof sampleSchema>;

export const getModelCard = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/accuracy',
  summary: 'How accurate the estimates of this installation are on sales that they were not trained on.',
  access: 'public',
  response: z.object({
    card: modelCardSchema.nullable(),
    isTraining: z.boolean().describe('There is no model yet, and one is being made'),
    versions: z.array(modelVersionSchema).describe('Every model that was used here, newest first'),
    samples: z
      .array(sampleSchema)
      .describe('Monthly random samples of sales, compared with the estimates before them, newest first'),
  }),
  cacheSeconds: 30,
});
