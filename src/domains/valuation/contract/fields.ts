import { z } from 'zod';
import { rowIdParam } from '#lib/stored-values.ts';

export const dollars = z.number().int();
export const share = z.number().describe('A fraction: 0.07 is 7%');
export const day = z.string().describe('YYYY-MM-DD');
export const factValueSchema = z.union(
  [z.number().min(-1e12).max(1e12), z.string().max(500), z.boolean()],
  'Give a number, a word, or yes or no',
);
export const factsSchema = z.record(z.string().max(60), factValueSchema.nullable());
export type Facts = z.infer<typeof factsSchema>;

export const homeParams = z.object({ homeId: rowIdParam });
