import { z } from 'zod';

/* What columns hold that are JSON. */

export const areaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('radius'), miles: z.number() }),
  z.object({ kind: z.literal('zips'), zips: z.array(z.string()) }),
  z.object({ kind: z.literal('drawn'), ring: z.array(z.tuple([z.number(), z.number()])) }),
]);

export const businessSchema = z.object({
  legalName: z.string().default(''),
  entity: z.string().default(''),
  einLast4: z.string().default(''),
  street: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
});
