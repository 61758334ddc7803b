import { z } from 'zod';
import { UPLOAD_CONSUMES } from '#domains/documents/contract.ts';
import { ACTS } from '#domains/analytics/contract.ts';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { emailField, messageField } from '#lib/contact-form.ts';
import { formatMegabytes, formatNumber } from '#lib/format.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { cursorParam, INT4_MAX } from '#lib/stored-values.ts';
import { MOST_LETTERS, MOST_PICTURE_BYTES } from './model/limits.ts';
import { MOST_ANSWER_LETTERS, MOST_OPTIONS, MOST_QUESTIONS, QUESTION_KEYS } from './model/questions.ts';
import { STATUSES } from './model/statuses.ts';
import { AUDIENCES, POSITIONS, TRIGGERS } from './model/widget-choices.ts';

export { AUDIENCES, POSITIONS, TRIGGERS };

export type { ResponseStatus } from './model/statuses.ts';

const writes = { name: 'feedback-admin', hits: 600, perSeconds: 3600 } as const;
const line = z.string().trim().min(1, 'Write a few words').max(MOST_LETTERS.line, `Use at most ${MOST_LETTERS.line} characters`);

const questionSchema = z.object({
  id: z
    .string()
    .max(20)
    .regex(/^[a-z0-9-]{1,20}$/, 'Use lowercase letters, digits and hyphens'),
  kind: z.enum(QUESTION_KEYS),
  label: line,
  isRequired: z.boolean(),
  options: z.array(line).max(MOST_OPTIONS).default([]),
});

export const widgetConfigSchema = z.object({
  title: line,
  intro: z.string().trim().max(MOST_LETTERS.intro, `Use at most ${MOST_LETTERS.intro} characters`),
  thanks: line,
  button: line,
  trigger: z.enum(TRIGGERS),
  event: z.enum(ACTS).nullable().describe('What opens it, for the trigger event'),
  seconds: z.number().int().min(1, 'Give at least a second').max(3600, 'Give at most an hour'),
  audience: z.enum(AUDIENCES),
  sampling: z.number().min(0.01, 'Ask at least 1%').max(1).describe('Of those it is for, 0 to 1'),
  cooldownDays: z.number().int().min(0).max(365, 'Give at most a year'),
  position: z.enum(POSITIONS),
  color: z
    .string()
    .max(7, 'Give a color as #0f5d4a')
    .regex(/^#[0-9a-f]{6}$/, 'Give a color as #0f5d4a'),
  theme: z.enum(['auto', 'light', 'dark']),
  questions: z
    .array(questionSchema)
    .min(1, 'Ask at least one question')
    .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions`),
  takesPicture: z.boolean(),
  asksContact: z.boolean(),
  onOwnSite: z.boolean(),
  origins: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i, 'Give an origin as https://www.example.com'),
    )
    .max(10, 'Give at most ten sites'),
});
export type WidgetConfig = z.infer<typeof widgetConfigSchema>;

export const widgetSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  config: widgetConfigSchema,
  isLive: z.boolean(),
  responses: z.number().int(),
});
export type Widget = z.infer<typeof widgetSchema>;
const widgetsSchema = z.object({ widgets: z.array(widgetSchema) });
const widgetParams = z.object({ widgetId: z.uuid() });

export const listWidgets = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/widgets',
  summary: 'Widgets that ask for feedback, by name.',
  access: 'admin',
  response: widgetsSchema,
});

export const saveWidget = defineEndpoint({
  method: 'PUT',
  path: '/api/feedback/widgets/{widgetId}',
  summary: 'Makes or changes a widget. The version is the one last seen, 0 for a new one; another change since then is refused.',
  access: 'admin',
  params: widgetParams,
  body: z.object({
    version: z.number().int().min(0).max(INT4_MAX),
    name: line,
    isLive: z.boolean(),
    config: widgetConfigSchema,
  }),
  response: widgetsSchema,
  limit: writes,
});

export const deleteWidget = defineEndpoint({
  method: 'DELETE',
  path: '/api/feedback/widgets/{widgetId}',
  summary: 'Deletes a widget with everything people answered.',
  access: 'admin',
  proof: 'recent',
  params: widgetParams,
  limit: writes,
});

const shownSchema = z.object({ id: z.string(), config: widgetConfigSchema.omit({ origins: true }) });
export type ShownWidget = z.infer<typeof shownSchema>;

export const getOwnWidget = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/widget',
  summary: 'The widget that our own pages show, if one is live.',
  access: 'public',
  cacheSeconds: 60,
  response: z.object({ widget: shownSchema.nullable(), consent: z.string() }),
});

export const getWidgetFrame = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/widgets/{widgetId}/frame',
  summary: 'The panel of a live widget as a document, which only the sites that the widget names may frame.',
  access: 'public',
  params: widgetParams,
  produces: 'text/html',
});

export const getWidgetEmbed = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/widgets/{widgetId}/embed',
  summary: 'The one script that another site loads: its button, and when the widget asks by itself.',
  access: 'public',
  params: widgetParams,
  produces: 'text/javascript',
});

export const getWidgetScript = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/scripts/{name}',
  summary: 'The scripts of the panel as a document on other sites: `frame` and what it needs.',
  access: 'public',
  params: z.object({ name: z.enum(['frame', 'panel', 'picture', 'dom', 'uuid']) }),
  produces: 'text/javascript',
});

export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedback/widgets/{widgetId}/responses',
  summary:
    'Answers a widget. A repeat with the same id is answered as the first time. Tests come from administrators and are never counted.',
  access: 'public',
  params: widgetParams,
  body: z.object({
    id: z.uuid(),
    isTest: z.boolean().default(false),
    answers: z.record(z.string().max(20), z.union([messageField(MOST_ANSWER_LETTERS), z.number().min(0).max(10)])),
    email: emailField.nullable().default(null),
    mayAnswer: z.boolean().default(false).describe('Consent to an answer by mail, which the address needs'),
    path: z.string().max(500).default('/'),
  }),
  response: z.object({
    pictureKey: z.string().nullable().describe('Lets the sender add a picture within an hour; null if the widget takes none'),
  }),
  limit: { name: 'feedback', hits: 20, perSeconds: 3600 },
});

export const sendPicture = defineEndpoint({
  method: 'PUT',
  path: '/api/feedback/responses/{responseId}/picture',
  summary: `Adds a picture to an answer: JPEG, PNG or WebP, up to ${formatMegabytes(MOST_PICTURE_BYTES)}. What was covered in it is gone before it is sent.`,
  access: 'public',
  params: z.object({ responseId: z.uuid() }),
  query: z.object({ key: z.string().min(20).max(100) }),
  consumes: UPLOAD_CONSUMES,
  limit: { name: 'feedback-pictures', hits: 20, perSeconds: 3600 },
});

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** In the place of an owner: answers that nobody sees to. */
export const NOBODY = 'nobody';

export const responseSchema = z.object({
  id: z.string(),
  widgetId: z.string(),
  widgetName: z.string(),
  isTest: z.boolean(),
  answers: z.array(z.object({ label: z.string(), kind: z.enum(QUESTION_KEYS), answer: z.string() })),
  place: z.string(),
  funnels: z.array(z.string()).describe('Steps of funnels that the page is'),
  device: z.string(),
  email: z.string().nullable(),
  hasPicture: z.boolean(),
  status: z.enum(STATUSES),
  owner: namedSchema.nullable(),
  tags: z.array(z.string()),
  reply: z.string().nullable(),
  repliedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type FeedbackResponse = z.infer<typeof responseSchema>;

export const scoreSchema = z.object({
  label: z.string(),
  kind: z.enum(QUESTION_KEYS),
  n: z.number().int(),
  value: z.number().nullable().describe('Null below five answers'),
});

const pickSchema = z.object({
  widgetId: z.uuid().optional(),
  status: z.enum(STATUSES).optional(),
  owner: z.string().max(64).optional().describe(`The id of who sees to them; \`${NOBODY}\` for those that nobody does`),
  tag: z.string().max(MOST_LETTERS.tag).optional(),
  tests: z.enum(['0', '1']).default('0'),
});

export const listResponses = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/responses',
  summary: 'What people answered, newest first, the first page with scores and themes; tests apart.',
  access: 'admin',
  query: pickSchema.extend({ cursor: cursorParam.optional(), limit: z.coerce.number().int().min(1).max(100).default(30) }),
  response: z.object({
    responses: z.array(responseSchema),
    nextCursor: z.string().nullable(),
    total: z.number().int().describe('How many there are like this'),
    summary: z
      .object({
        scores: z.array(scoreSchema),
        themes: z.array(z.object({ theme: z.string(), responses: z.number().int() })),
        widgets: z.array(namedSchema).describe('Those with answers'),
        tags: z.array(z.string()).describe('All that answers have, by name'),
        staff: z.array(namedSchema),
      })
      .nullable()
      .describe('Of all answers like these; null on the pages after the first'),
  }),
});
export type ResponseList = EndpointResponse<typeof listResponses>;
export type ResponseSummary = NonNullable<ResponseList['summary']>;

export const getResponseFile = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/responses/file',
  summary: 'What people answered, newest first, as CSV; tests apart.',
  access: 'admin',
  proof: 'recent',
  query: pickSchema,
  produces: 'text/csv',
  limit: { name: 'feedback-file', hits: 30, perSeconds: 3600 },
});

const responseParams = z.object({ responseId: z.uuid() });

export const getResponse = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/responses/{responseId}',
  summary: 'One answer, with who may see to it.',
  access: 'admin',
  params: responseParams,
  response: z.object({
    response: responseSchema,
    staff: z.array(namedSchema),
  }),
});

export const changeResponse = defineEndpoint({
  method: 'PATCH',
  path: '/api/feedback/responses/{responseId}',
  summary: 'Changes what becomes of an answer: its status, who sees to it, its tags.',
  access: 'admin',
  params: responseParams,
  body: z.object({
    status: z.enum(STATUSES).optional(),
    ownerId: z.string().max(64).nullable().optional(),
    tags: z
      .array(z.string().trim().min(1).max(MOST_LETTERS.tag, `Use at most ${MOST_LETTERS.tag} characters a tag`))
      .max(10, 'Give at most ten tags')
      .optional(),
  }),
  limit: writes,
});

export const replyToResponse = defineEndpoint({
  method: 'POST',
  path: '/api/feedback/responses/{responseId}/reply',
  summary: 'Answers by email, once, whoever asked for it.',
  access: 'admin',
  params: responseParams,
  body: refuseCardNumbers(
    z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Write an answer')
        .max(MOST_LETTERS.reply, `Use at most ${formatNumber(MOST_LETTERS.reply)} characters`),
    }),
  ),
  limit: writes,
});

export const getPicture = defineEndpoint({
  method: 'GET',
  path: '/api/feedback/responses/{responseId}/picture',
  summary: 'The picture of an answer.',
  access: 'admin',
  params: responseParams,
  produces: 'image/webp',
});

export const deleteResponse = defineEndpoint({
  method: 'DELETE',
  path: '/api/feedback/responses/{responseId}',
  summary: 'Deletes an answer with its picture.',
  access: 'admin',
  params: responseParams,
  limit: writes,
});
