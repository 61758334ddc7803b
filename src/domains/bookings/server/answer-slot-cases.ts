import { z } from 'zod';
import { DAY_MS } from '#lib/time-units.ts';
import { isTimeZone } from '#lib/zoned-time.ts';
import { readJsonLines } from '#platform/config/read-json-lines.ts';
import { listFreeSlots } from '../model/slots/list-free-slots.ts';

const MOST_MINUTES = 1_000_000;
const MAX_DAYS = 3700;

const minutes = z.int().min(0).max(MOST_MINUTES);
const cap = z
  .int()
  .min(0)
  .nullish()
  .transform((count) => count ?? null);
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const wallTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, 'is no time of a day from 00:00 to 24:00');
const range = z.object({ from: wallTime, to: wallTime });
const days = z.array(z.int().min(1).max(7));

const caseSchema = z
  .object({
    id: z.union([z.string(), z.number()]),
    zone: z.string().refine(isTimeZone, 'is no time zone'),
    eventType: z.object({
      durationMinutes: minutes.min(1),
      incrementMinutes: minutes.min(1),
      beforeBufferMinutes: minutes.default(0),
      afterBufferMinutes: minutes.default(0),
      minimumNoticeMinutes: minutes.default(0),
      windowDays: z.int().min(0).max(100_000),
      dailyCap: cap,
      weeklyCap: cap,
    }),
    rules: z.array(range.extend({ days })).default([]),
    overrides: z.array(z.object({ date: z.iso.date(), ranges: z.array(range) })).default([]),
    busy: z
      .array(
        z
          .object({
            start: instant,
            end: instant,
            beforeBufferMinutes: minutes.optional(),
            afterBufferMinutes: minutes.optional(),
            isBooking: z.boolean().optional(),
          })
          .refine(({ start, end }) => start <= end, 'ends before it starts'),
      )
      .default([]),
    now: instant,
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first date' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_DAYS * DAY_MS, {
    path: ['to'],
    message: `is more than ${MAX_DAYS} days after the first`,
  });

/**
 * Answers questions for free slots line by line, and says of each line that is none what is wrong with it. Returns how many it
 * answered, and how many it could not. Throws OperatorError for a file that cannot be read.
 */
export async function answerSlotCases(options: {
  casesFile: string;
  write: (line: string) => void;
}): Promise<{ answered: number; refused: number }> {
  let refused = 0;
  const answered = await readJsonLines(
    options.casesFile,
    caseSchema,
    (question) => {
      const slots = listFreeSlots(question).map((start) => new Date(start).toISOString().replace('.000Z', 'Z'));
      options.write(JSON.stringify({ id: question.id, slots }));
    },
    ({ line, id, reason }) => {
      refused += 1;
      options.write(JSON.stringify({ line, id, error: reason }));
    },
  );
  return { answered, refused };
}
