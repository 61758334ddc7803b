import { z } from 'zod';
import { isDay } from '../model/editor-fields.ts';

export const LARGEST_VERSION = 2_147_483_647;
export const MOST_DOLLARS = 1_000_000_000;
const MOST_REASON = 500;

export const writes = { name: 'own-listings', hits: 3000, perSeconds: 3600 } as const;
export const idParams = z.object({ id: z.uuid() });
export const versionField = z.number().int().min(0).max(LARGEST_VERSION);
export const dayField = z.iso.date('Give a date such as 2027-05-31').refine(isDay, 'Give a date such as 2027-05-31');
export const reasonField = z.string().trim().min(3, 'Say why, in a few words').max(MOST_REASON);

export const editorValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
