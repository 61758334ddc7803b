import { z } from 'zod';
import { reasonField } from '#lib/reason-field.ts';
import { dayField } from '#lib/stored-values.ts';
import { MOST_LETTERS } from '../model/limits.ts';

export const LARGEST_VERSION = 2_147_483_647;

export const idParams = z.object({ id: z.uuid() });
export const versionField = z.number().int().min(0).max(LARGEST_VERSION);
export const statusDay = dayField('Give a date such as 2027-05-31');
export const changeReason = reasonField(MOST_LETTERS.reason);

export const editorValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
