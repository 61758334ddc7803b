import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatDuration } from '#lib/format.ts';
import { LONGEST_REMINDER_MINUTES, MOST_REMINDERS, SHORTEST_REMINDER_MINUTES } from '../model/reminder-terms.ts';

export * from '../model/reminder-terms.ts';

const timesField = z
  .array(
    z
      .number()
      .int('Give whole minutes')
      .min(SHORTEST_REMINDER_MINUTES, `Give at least ${SHORTEST_REMINDER_MINUTES} minutes`)
      .max(LONGEST_REMINDER_MINUTES, `Give at most ${formatDuration(LONGEST_REMINDER_MINUTES)}`),
  )
  .max(MOST_REMINDERS, `Choose at most ${MOST_REMINDERS}`)
  .refine((times) => new Set(times).size === times.length, 'Name each time once')
  .transform((times) => times.toSorted((a, b) => b - a));

export const remindersSchema = z.object({
  inApp: timesField.describe('Minutes before the start at which a line in the product reminds'),
  byMail: timesField.describe('The same for mails'),
});
export type Reminders = z.output<typeof remindersSchema>;

export const getReminders = defineEndpoint({
  method: 'GET',
  path: '/api/reminders',
  summary: 'When the caller is reminded of appointments, in minutes before the start.',
  access: 'signed-in',
  response: remindersSchema,
});

export const setReminders = defineEndpoint({
  method: 'PUT',
  path: '/api/reminders',
  summary: 'Chooses when the caller is reminded of appointments. None are none.',
  access: 'signed-in',
  body: remindersSchema,
  response: remindersSchema,
  limit: { name: 'bookings', hits: 60, perSeconds: 3600 },
});
