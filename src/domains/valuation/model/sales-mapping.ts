import { z } from 'zod';

export const featureKindSchema = z.enum(['number', 'category', 'year', 'flag']);
export type FeatureKind = z.infer<typeof featureKindSchema>;

/** Which columns of a sales file mean what. Only what is named here ever reaches the model. */
export const salesMappingSchema = z.object({
  date: z.object({ column: z.string(), format: z.string().describe('YYYY, MM and DD in their places, e.g. MM/DD/YYYY') }),
  price: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  features: z.array(z.object({ column: z.string(), kind: featureKindSchema })).min(1),
});
export type SalesMapping = z.infer<typeof salesMappingSchema>;
