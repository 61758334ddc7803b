import { z } from 'zod';
import { TOUR_KINDS, TOUR_STATUSES } from '#domains/appointments/contract.ts';
import { standardStatusSchema } from '#domains/listings/contract.ts';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { ALERT_KEYS, MEASURES } from '../model/figures.ts';

const count = z.number().int().min(0);
const day = z.string().describe('YYYY-MM-DD in the home’s time zone');

const bandSchema = z.object({
  n: count.describe('Similar homes behind it'),
  median: z.number(),
  low: z.number().describe('A quarter of the similar homes have less than this'),
  high: z.number().describe('A quarter of the similar homes have more than this'),
});

const measureSchema = z.object({
  key: z.enum(MEASURES),
  total: count.describe('Since it was first for sale, at most a year, including today'),
  week: count.describe('In the seven whole days before today'),
  weekBefore: count.nullable().describe('In the seven days before those; null if it was not for sale, or not counted, that long'),
  peers: bandSchema.nullable().describe('The same week for similar homes; null if they cannot be compared'),
});

const showingSchema = z.object({
  id: z.string(),
  guestName: z.string(),
  what: z
    .string()
    .nullable()
    .describe('What was booked here, such as Tour or Inspection; null for a tour that was asked for by message'),
  kind: z.enum(TOUR_KINDS),
  status: z.enum([...TOUR_STATUSES, 'lapsed']).describe('No one answered in time what lapsed'),
  slots: z.array(z.string()).describe('Requested or booked starts, best first'),
  confirmedStartsAt: z.string().nullable(),
  proposedSlots: z.array(z.string()),
  askedAt: z.string(),
});

const actionSchema = z.object({
  key: z.enum([
    'sale-step',
    'offers',
    'tours',
    'visits',
    'visits-left',
    'questions',
    'mend',
    'publish',
    'unpublished',
    'look-again',
  ]),
  text: z.string(),
  href: z.string(),
});

export const listingFiguresSchema = z.object({
  id: z.uuid(),
  listingKey: z.string(),
  label: z.string(),
  standardStatus: standardStatusSchema,
  isPublic: z.boolean().describe('It has been published'),
  listPrice: z.number().nullable().describe('Decimal US dollars, the public price'),
  firstPrice: z.number().nullable().describe('Decimal US dollars, what it asked first'),
  onMarketDate: z.string().nullable(),
  daysOnMarket: count.nullable(),
  timeZone: z.string(),
  today: day,
  asOf: z.string(),
  measures: z.array(measureSchema),
  days: z
    .array(
      z.object({
        day,
        impressions: count,
        views: count,
        saves: count,
        shares: count,
        inquiries: count,
        tours: count,
        offers: count,
      }),
    )
    .describe('The last 28 whole days and today, or fewer, oldest first'),
  peers: z.object({
    count,
    place: z.string().nullable(),
    kind: z.string().nullable(),
    priceFrom: z.number().nullable().describe('Decimal US dollars'),
    priceTo: z.number().nullable(),
    daysFrom: count.nullable().describe('Days on market'),
    daysTo: count.nullable(),
    refusal: z.enum(['not-active', 'too-new', 'counting-too-new', 'too-few', 'facts-missing']).nullable(),
  }),
  alerts: z.array(z.object({ key: z.enum(ALERT_KEYS), text: z.string(), rule: z.string() })),
  area: z
    .object({ place: z.string(), medianDays: z.number(), sample: count, asOf: z.string() })
    .nullable()
    .describe('Days on market of nearby homes that went under contract in the last three months'),
  moves: z
    .object({
      place: z.string(),
      from: day,
      to: day,
      forSale: count.describe('Now'),
      added: count.describe('Came on the market in these days and are still for sale'),
      lowered: count.describe('Lowered their price then and are still for sale'),
      underContract: count.describe('Went under contract then'),
      sold: count.describe('Closed then'),
    })
    .nullable()
    .describe('What other homes like this one did in the seven whole days before today; null if its facts are missing'),
  actions: z.array(actionSchema),
  showings: z.array(showingSchema).describe('Tour requests and booked visits, newest first, 100 of each at most'),
  offers: z
    .array(
      z.object({
        id: z.uuid(),
        buyerName: z.string().nullable(),
        price: z.number().describe('Decimal US dollars, of the latest terms'),
        standing: z.string().describe('Where it stands, in words'),
        isWaiting: z.boolean().describe('Whether the sellers can answer it now'),
        expiresAt: z.string().nullable().describe('Null: no time ends it, such as a backup'),
      }),
    )
    .describe('The offers that are not over, the first to end first, 100 at most'),
  sale: z
    .object({
      acceptedOn: day,
      deadlines: z.array(z.object({ key: z.string(), label: z.string(), on: day })).describe('In order'),
      steps: z.array(z.object({ key: z.string(), title: z.string(), dueOn: day.nullable(), doneAt: z.string().nullable() })),
    })
    .nullable()
    .describe('What the accepted offer sets: its deadlines, and the steps of its sellers'),
});
export type ListingFigures = z.infer<typeof listingFiguresSchema>;

export const getListingFigures = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/figures',
  summary:
    'How a home I list is doing: appearances, visits, questions, tours and offers against the week before and similar homes, alerts with their rules, next actions.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: listingFiguresSchema,
});

export const listListingWeeks = defineEndpoint({
  method: 'GET',
  path: '/api/own-listing-weeks',
  summary: 'What happened to my public listings in the seven whole days before today, and what comes next.',
  access: 'signed-in',
  response: z.object({
    weeks: z.array(
      z.object({
        id: z.uuid(),
        views: count,
        saves: count,
        inquiries: count,
        tours: count,
        next: z
          .object({ what: z.string(), startsAt: z.string(), timeZone: z.string() })
          .nullable()
          .describe('The next visit that is agreed, or the next open house'),
      }),
    ),
  }),
});
export type ListingWeek = EndpointResponse<typeof listListingWeeks>['weeks'][number];
