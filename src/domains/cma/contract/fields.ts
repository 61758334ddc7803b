import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { reasonField } from '#lib/reason-field.ts';
import { dayField, wide } from '#lib/stored-values.ts';

export const cents = wide(z.number().int());
export const count = z.number().int();
/** Why something was set by hand. */
export const reason = reasonField(MOST_LETTERS.reason);
/** A day as people enter it. */
export const day = dayField('give a date as YYYY-MM-DD, from 1900 on');
/** A price, or a part of one. */
export const MOST_CENTS = 10_000_000_000;
export const idParams = z.object({ id: z.uuid() });

/** Work on one's own analyses: many small changes in a row. */
export const EDIT_LIMIT = { name: 'cma-edit', hits: 600, perSeconds: 3600 };
/** Calls that query the whole market again. */
export const LOOK_LIMIT = { name: 'cma-look', hits: 60, perSeconds: 3600 };
