import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

const writes = { name: 'calendar-feed', hits: 30, perSeconds: 3600 } as const;

const calendarFeedSchema = z.object({
  createdAt: z.string(),
  lastReadAt: z.string().nullable().describe('When a calendar last read it, to ten minutes'),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'Whether the caller has a calendar address; never the address itself.',
  access: 'signed-in',
  response: z.object({ feed: calendarFeedSchema.nullable() }),
});

export const makeCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Makes a secret address where calendars read the caller’s dates. Only this answer contains it; an earlier one ends.',
  access: 'signed-in',
  proof: 'recent',
  response: z.object({ path: z.string().describe('The path on this site') }),
  limit: writes,
});

export const endCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'Ends the caller’s calendar address. A repeat changes nothing.',
  access: 'signed-in',
  limit: writes,
});

export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendars/{file}',
  summary:
    'Tours, open houses of saved homes and dates of the roadmap, and visits, open houses and offer deadlines of homes the person sells, as an iCalendar file ({token}.ics). 404 once it has ended.',
  access: 'public',
  produces: 'text/calendar',
  params: z.object({
    file: z
      .string()
      .max(50, 'Give the whole address')
      .regex(/^[\w-]{43}\.ics$/, 'Give the whole address')
      .transform((file) => file.slice(0, -'.ics'.length)),
  }),
  limit: { name: 'calendar-reads', hits: 600, perSeconds: 3600 },
});
