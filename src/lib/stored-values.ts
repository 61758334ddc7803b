import { z } from 'zod';
import { isDay } from './calendar.ts';

// Bounds on contract inputs: `src/server/bounded-input.test.ts` holds every call to them.

/** The largest whole number of a column of four bytes. */
export const INT4_MAX = 2_147_483_647;

/** Marks a whole number stored in eight bytes: ids, and money in cents. */
export function wide<S extends z.ZodType>(schema: S): S {
  return schema.meta({ format: 'int64' });
}

const RANGE_HELP = 'Give a whole number from 1 on';

/** A row's id in a body. */
export const rowId = wide(z.number().int(RANGE_HELP).min(1, RANGE_HELP).max(Number.MAX_SAFE_INTEGER, RANGE_HELP));
/** A row's id in an address. */
export const rowIdParam = wide(z.coerce.number().int(RANGE_HELP).min(1, RANGE_HELP).max(Number.MAX_SAFE_INTEGER, RANGE_HELP));

/** Where the next page of a list begins, in an address: only the server writes and reads it. */
export const cursorParam = z.string().max(300, 'use nextCursor of the page before, unchanged');

/** An instant within the years we plan in, with its offset. */
export function instantField(message: string) {
  return z.iso
    .datetime({ offset: true, message })
    .max(40, message)
    .refine((text) => /^(19|20|21)\d\d-/.test(text), message);
}

/** A day within the years we store; databases have no year 0. */
export function dayField(message: string) {
  return z.iso.date(message).refine(isDay, message);
}

/** A time of day such as 08:30. */
export function timeOfDayField(message: string) {
  return z
    .string()
    .max(5, message)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);
}
