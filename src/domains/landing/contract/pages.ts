import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam, instantField, INT4_MAX } from '#lib/stored-values.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';
import { contentSchema } from '../model/blocks/content.ts';
import { GATE_CHECK_KEYS } from '../model/gate.ts';
import { MOST_ARMS } from '../model/experiment-terms.ts';
import { CONVERSION_DAYS, MOST_LETTERS } from '../model/limits.ts';

const writes = { name: 'landing-admin', hits: 1200, perSeconds: 3600 } as const;
const pageParams = z.object({ pageId: z.uuid() });
const versionField = z.number().int().min(1, 'Give the number of a version').max(INT4_MAX, 'Give the number of a version');
const slugField = z
  .string()
  .trim()
  .min(1, 'Give an address')
  .max(MOST_LETTERS.slug, `Keep it under ${MOST_LETTERS.slug} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens');
const nameField = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(MOST_LETTERS.line, `Keep it under ${MOST_LETTERS.line} characters`);

export const PAGE_STATES = ['draft', 'scheduled', 'published', 'ended'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Whether a lead has our answer. */
export const LEAD_STATES = ['new', 'answered'] as const;

const faultSchema = z.object({
  check: z.enum(GATE_CHECK_KEYS),
  blockId: z.string().nullable(),
  problem: z.string(),
});

const lineSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: z.enum(PAGE_STATES),
  versions: z.number().int(),
  leads: z.number().int().describe('Requests that came from it'),
  visitors: z.number().int().nullable().describe(`Of the last ${CONVERSION_DAYS} days, by day; null for a few`),
  conversion: z.number().nullable().describe('Requests of these days for each of those visitors; null without enough of them'),
  changedAt: z.string(),
});
export type LandingLine = z.infer<typeof lineSchema>;

export const landingPageSchema = lineSchema.extend({
  content: contentSchema.describe('The draft'),
  unknownBlocks: z.number().int().describe('Blocks of the draft that this version of the product does not know'),
  draftVersion: versionField.describe('To be sent back with the next change'),
  faults: z.array(faultSchema).describe('What keeps the draft from being published'),
  publishedVersion: versionField.nullable(),
  wasShown: z.boolean().describe('Whether visitors could see it, now or before'),
  nextVersion: versionField.nullable(),
  nextAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  redirectTo: z.string().nullable(),
  previewPath: z.string(),
  refusals: z
    .array(
      z.object({
        at: z.string(),
        by: z.string().nullable().describe('Null for someone who is not here anymore'),
        faults: z.array(z.object({ check: z.enum(GATE_CHECK_KEYS), problem: z.string() })),
      }),
    )
    .describe('Publications that the checks refused, newest first'),
  history: z.array(
    z.object({
      version: versionField,
      note: z.string(),
      madeAt: z.string(),
      checks: z.array(z.enum(GATE_CHECK_KEYS)).describe('What it passed when it was made'),
      previewPath: z.string(),
    }),
  ),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

export const listLandingPages = defineEndpoint({
  method: 'GET',
  path: '/api/landing-pages',
  summary: 'All landing pages, last changed first.',
  access: 'admin',
  response: z.object({ pages: z.array(lineSchema) }),
});

export const createLandingPage = defineEndpoint({
  method: 'POST',
  path: '/api/landing-pages',
  summary: 'Makes a landing page with an empty draft. A repeat of the same id answers as the first time.',
  access: 'admin',
  body: z.object({ id: z.uuid(), slug: slugField, name: nameField }),
  response: landingPageSchema,
  limit: writes,
});

export const getLandingPage = defineEndpoint({
  method: 'GET',
  path: '/api/landing-pages/{pageId}',
  summary: 'A landing page with its draft, what keeps the draft from being published, and its versions.',
  access: 'admin',
  params: pageParams,
  response: landingPageSchema,
});

export const saveLandingDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/landing-pages/{pageId}/draft',
  summary: 'Replaces the draft. 409 if someone else has changed it since `baseVersion`; it then saves nothing.',
  access: 'admin',
  params: pageParams,
  body: z.object({ baseVersion: versionField, content: contentSchema }),
  response: landingPageSchema,
  limit: writes,
});

export const changeLandingPage = defineEndpoint({
  method: 'PATCH',
  path: '/api/landing-pages/{pageId}',
  summary: 'Changes a page’s name and address, when it ends, and where people go while it isn’t shown.',
  access: 'admin',
  params: pageParams,
  body: z.object({
    slug: slugField,
    name: nameField,
    endsAt: instantField('Give a date and a time').nullable(),
    redirectTo: z.string().max(MOST_LETTERS.link, 'This address is too long').nullable(),
  }),
  response: landingPageSchema,
  limit: writes,
});

export const keepLandingVersion = defineEndpoint({
  method: 'POST',
  path: '/api/landing-pages/{pageId}/versions',
  summary:
    'Makes a version of the draft, if it passes every check, and shows it: right away, from a set time, or not yet. 409 if the draft is not the one of `baseVersion`.',
  access: 'admin',
  proof: 'recent',
  params: pageParams,
  body: z.object({
    baseVersion: versionField,
    note: z.string().trim().max(MOST_LETTERS.line, `Keep it under ${MOST_LETTERS.line} characters`).default(''),
    shows: z.enum(['now', 'later', 'not-yet']),
    at: instantField('Give a date and a time').nullable().default(null),
  }),
  response: landingPageSchema,
  limit: writes,
});

export const showLandingVersion = defineEndpoint({
  method: 'PUT',
  path: '/api/landing-pages/{pageId}/shown',
  summary: 'Shows an earlier version right away, or none: visitors then get “not found”, or go where the page says.',
  access: 'admin',
  proof: 'recent',
  params: pageParams,
  body: z.object({ version: versionField.nullable() }),
  response: landingPageSchema,
  limit: writes,
});

export const restoreLandingVersion = defineEndpoint({
  method: 'POST',
  path: '/api/landing-pages/{pageId}/versions/{version}/restore',
  summary: 'Puts a version into the draft.',
  access: 'admin',
  params: pageParams.extend({ version: z.coerce.number().int().min(1).max(INT4_MAX) }),
  response: landingPageSchema,
  limit: writes,
});

export const deleteLandingPage = defineEndpoint({
  method: 'DELETE',
  path: '/api/landing-pages/{pageId}',
  summary: 'Deletes a page that was never shown. A page that was shown can only be hidden.',
  access: 'admin',
  params: pageParams,
  limit: writes,
});

const leadSchema = z.object({
  id: z.string(),
  page: z.string(),
  wish: z.enum(LEAD_WISH_KEYS),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  zip: z.string().nullable(),
  homeAddress: z.string().nullable(),
  mayCall: z.boolean(),
  consent: z
    .object({
      version: z.string(),
      text: z.string(),
      callText: z.string().nullable(),
      url: z.string(),
      at: z.string(),
      address: z.string().nullable(),
    })
    .describe('What was agreed to, in its words, where, when, and from which network address'),
  reply: z.string().nullable(),
  repliedAt: z.string().nullable(),
  hasUnsubscribed: z.boolean(),
  at: z.string(),
});
export type Lead = z.infer<typeof leadSchema>;

export const listLeads = defineEndpoint({
  method: 'GET',
  path: '/api/landing-leads',
  summary: 'Requests from landing pages with what was agreed to, newest first.',
  access: 'admin',
  query: z.object({
    state: z.enum(LEAD_STATES).optional(),
    cursor: cursorParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({ leads: z.array(leadSchema), total: z.number().int(), nextCursor: z.string().nullable() }),
});

export const getLandingLead = defineEndpoint({
  method: 'GET',
  path: '/api/landing-leads/{leadId}',
  summary: 'A request from a landing page with what was agreed to.',
  access: 'admin',
  params: z.object({ leadId: z.uuid() }),
  response: leadSchema,
});

export const getLeadFile = defineEndpoint({
  method: 'GET',
  path: '/api/landing-leads/file',
  summary: 'Every request from landing pages with what was agreed to, newest first, as CSV.',
  access: 'admin',
  proof: 'recent',
  produces: 'text/csv',
  limit: { name: 'lead-file', hits: 30, perSeconds: 3600 },
});

export const answerLead = defineEndpoint({
  method: 'POST',
  path: '/api/landing-leads/{leadId}/reply',
  summary: 'Answers a lead by mail, once. 409 if it was answered otherwise, or if the person wants no more mail.',
  access: 'admin',
  params: z.object({ leadId: z.uuid() }),
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Write an answer')
      .max(MOST_LETTERS.paragraph, `Keep it under ${MOST_LETTERS.paragraph} characters`),
  }),
  limit: writes,
});

export const deleteLead = defineEndpoint({
  method: 'DELETE',
  path: '/api/landing-leads/{leadId}',
  summary: 'Deletes a lead for good.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ leadId: z.uuid() }),
  limit: writes,
});

const shownSchema = z.object({
  state: z.enum(['shown', 'moved']),
  to: z.string().nullable().describe('If moved: where to go instead'),
  content: contentSchema.nullable(),
  version: versionField.nullable(),
  experiment: z
    .object({ id: z.string(), arm: z.number().int() })
    .nullable()
    .describe('The arm that is shown; null outside experiments'),
});
export type ShownPage = z.infer<typeof shownSchema>;

export const getShownPage = defineEndpoint({
  method: 'GET',
  path: '/api/landing/pages/{slug}',
  summary:
    'A published landing page, or where people should go instead. 404 for all others. Of a page in an experiment, the arm that the server assigned to whoever asks for the page; asking for one here counts nowhere.',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(MOST_LETTERS.slug) }),
  query: z.object({
    experiment: z.uuid().optional(),
    arm: z.coerce
      .number()
      .int()
      .min(0)
      .max(MOST_ARMS - 1)
      .optional(),
  }),
  response: shownSchema,
});

export const getPagePreview = defineEndpoint({
  method: 'GET',
  path: '/api/landing/previews/{token}',
  summary: 'The draft of a page, or one of its versions, by the secret link of its editors. It is counted nowhere.',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(100) }),
  query: z.object({
    slug: z.string().min(1).max(MOST_LETTERS.slug),
    version: z.coerce.number().int().min(1).max(INT4_MAX).optional(),
  }),
  response: shownSchema,
});
