import { z } from 'zod';
import { inOneLine } from '#lib/one-line.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, MOST_POINTS, MOST_STROKES } from './drawn-size.ts';
import { MOST_LETTERS, MOST_PICTURE_LETTERS } from './limits.ts';

const pointSchema = z.tuple([z.number().int().min(0).max(DRAWN_WIDTH), z.number().int().min(0).max(DRAWN_HEIGHT)]);

/** What a person signs with: their name as typed, what they drew, or a picture of their signature. */
export const signatureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('typed'),
    text: z
      .string()
      .overwrite(inOneLine)
      .min(1, 'Type your name')
      .max(MOST_LETTERS.name, `Keep it under ${MOST_LETTERS.name} characters`),
  }),
  z.object({
    kind: z.literal('drawn'),
    strokes: z.array(z.array(pointSchema).min(1).max(MOST_POINTS)).min(1, 'Draw your signature').max(MOST_STROKES),
  }),
  z.object({
    kind: z.literal('uploaded'),
    png: z
      .string()
      .max(MOST_PICTURE_LETTERS, 'Choose a smaller picture')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Choose the picture again')
      .describe('A PNG as base64'),
  }),
]);
export type Signature = z.infer<typeof signatureSchema>;

/** The initials that are proposed for a name: of each part, also behind a hyphen. */
export const usualInitials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();
