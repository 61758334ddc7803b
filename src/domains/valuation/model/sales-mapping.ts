import { z } from 'zod';
import { findBar } from './barred-facts.ts';

export const featureKindSchema = z.enum(['number', 'category', 'year', 'flag']);
export type FeatureKind = z.infer<typeof featureKindSchema>;

/** What each column of a sales file means. Only the columns named here ever reach the model. */
export const salesMappingSchema = z
  .object({
    date: z.object({ column: z.string(), format: z.string().describe('YYYY, MM and DD in their places, e.g. MM/DD/YYYY') }),
    price: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    features: z.array(z.object({ column: z.string(), kind: featureKindSchema })).min(1),
  })
  .superRefine(({ price, features }, context) => {
    for (const [at, { column }] of features.entries()) {
      const bar = column === price ? 'The price is what is learned, and no fact of the home.' : findBar(column);
      if (bar !== undefined)
        context.addIssue({ code: 'custom', path: ['features', at, 'column'], message: `“${column}” cannot be one. ${bar}` });
    }
  });
export type SalesMapping = z.infer<typeof salesMappingSchema>;
