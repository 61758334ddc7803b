import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CALENDAR_FAILURES, MOST_ADDRESS_LETTERS, MOST_CALENDARS } from '../model/calendars/calendar-terms.ts';

const writes = { name: 'busy-calendars', hits: 30, perSeconds: 3600 } as const;

const busyCalendarSchema = z.object({
  calendarId: z.string(),
  site: z.string().describe('The host in the address; the address itself is never shown again'),
  addedAt: z.string(),
  readAt: z.string().nullable().describe('When it was last read; null until the first time'),
  failure: z.enum(CALENDAR_FAILURES).nullable().describe('Why the last reading failed; what was read before still counts'),
  busyCount: z.number().describe('How many busy times are known that are not over'),
});
export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

const calendarsSchema = z.object({ calendars: z.array(busyCalendarSchema) });

/** Calendars hand their addresses out as webcal:, which is https:. */
export const calendarAddressField = z
  .string()
  .trim()
  .min(1, 'Paste the address of your calendar')
  .max(MOST_ADDRESS_LETTERS, 'This address is too long')
  .transform((address) => address.replace(/^webcals?:/i, 'https:'))
  .refine(
    (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '',
    'Paste the whole address, such as https://calendar.example.com/me.ics',
  );

export const listBusyCalendars = defineEndpoint({
  method: 'GET',
  path: '/api/busy-calendars',
  summary: 'Calendars elsewhere whose busy times block the caller’s own. Never their addresses, never what is in them.',
  access: 'signed-in',
  response: calendarsSchema,
});

export const addBusyCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/busy-calendars',
  summary: `Adds the address of a calendar, at most ${MOST_CALENDARS}. It is read right away, and regularly after that. The same id again changes nothing.`,
  access: 'signed-in',
  body: z.object({ id: z.uuid(), address: calendarAddressField }),
  response: calendarsSchema,
  limit: writes,
});

export const readBusyCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/busy-calendars/{calendarId}/read',
  summary: 'Reads a calendar of the caller again, soon.',
  access: 'signed-in',
  params: z.object({ calendarId: z.uuid() }),
  limit: writes,
});

export const removeBusyCalendar = defineEndpoint({
  method: 'DELETE',
  path: '/api/busy-calendars/{calendarId}',
  summary: 'Removes a calendar of the caller, with all that was read of it. A repeat changes nothing.',
  access: 'signed-in',
  params: z.object({ calendarId: z.uuid() }),
  limit: writes,
});
