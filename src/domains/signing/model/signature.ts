import { z } from 'zod';
import { DRAWN_HEIGHT, DRAWN_WIDTH, MOST_POINTS, MOST_STROKES } from './drawn-size.ts';

const pointSchema = z.tuple([z.number().int().min(0).max(DRAWN_WIDTH), z.number().int().min(0).max(DRAWN_HEIGHT)]);

/** What a person signs with: their name as typed, or what they drew. */
export const signatureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('typed'),
    text: z.string().trim().min(1, 'Type your name').max(100, 'Keep it under 100 characters'),
  }),
  z.object({
    kind: z.literal('drawn'),
    strokes: z.array(z.array(pointSchema).min(1).max(MOST_POINTS)).min(1, 'Draw your signature').max(MOST_STROKES),
  }),
]);
export type Signature = z.infer<typeof signatureSchema>;
