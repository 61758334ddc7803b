import { z } from 'zod';
import { standardStatusSchema } from '#domains/listings/contract.ts';
import { passedFindingSchema } from '#domains/compliance/contract.ts';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { brandKitSchema } from '../model/brand-kit.ts';
import { choicesSchema } from '../model/choices.ts';
import { PROBLEM_PLACES } from '../model/problem-places.ts';
import { OCCASIONS } from '../model/occasions.ts';
import { GROUPS } from '../model/templates/groups.ts';
import { MOST_AT_ONCE, MOST_MATERIAL_LETTERS } from '../model/limits.ts';

const LARGEST_VERSION = 2_147_483_647;
const MOST_PAGES = 2;
export const idParams = z.object({ id: z.uuid() });
export const writes = { name: 'marketing-writes', hits: 600, perSeconds: 3600 } as const;
const templateField = z.string().min(1).max(60);
const day = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Give a day, such as 2026-05-09');

export const problemSchema = z.object({
  severity: z.enum(['blocker', 'advice']).describe('A blocker keeps the material from leaving'),
  place: z.enum(PROBLEM_PLACES),
  field: z.string().nullable(),
  message: z.string(),
  warning: passedFindingSchema.nullable().describe('A warning about wording; it passes with a reason'),
});
export type MaterialProblem = z.infer<typeof problemSchema>;

const templateSchema = z.object({
  key: z.string(),
  name: z.string(),
  group: z.enum(GROUPS),
  purpose: z.string(),
  medium: z.enum(['print', 'screen', 'html']),
  size: z.string().describe('Such as 6 × 4¼ in, or 1080 × 1080 px'),
  width: z.number(),
  height: z.number(),
  pages: z.array(z.string()),
  photos: z.number().int().describe('How many it has place for'),
  refusal: z.string().nullable().describe('Why it would not be true of the home now'),
});
export type MaterialTemplate = z.infer<typeof templateSchema>;

export const getMarketingOptions = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/marketing-options',
  summary: 'What materials of a home I list can be made of: templates, photos, texts, and what my state wants named.',
  access: 'signed-in',
  params: idParams,
  response: z.object({
    listingId: z.uuid(),
    label: z.string(),
    standardStatus: standardStatusSchema,
    canEdit: z.boolean(),
    isPublic: z.boolean(),
    occasions: z.array(z.object({ occasion: z.enum(OCCASIONS), words: z.string(), refusal: z.string().nullable() })),
    templates: z.array(templateSchema),
    usual: choicesSchema,
    title: z.string().describe('Headline from the facts; empty if too little is known'),
    hasDescription: z.boolean(),
    photos: z.array(
      z.object({
        id: z.uuid(),
        cuts: z.number().int(),
        alt: z.string(),
        label: z.string().nullable(),
        width: z.number(),
        height: z.number(),
      }),
    ),
    rule: z
      .object({ state: z.string(), how: z.string(), source: z.string(), recordedOn: z.string() })
      .nullable()
      .describe('What the state wants of licensed people; null for owners'),
  }),
  limit: { name: 'marketing-options', hits: 600, perSeconds: 3600 },
});
export type MarketingOptions = EndpointResponse<typeof getMarketingOptions>;

const reportSchema = z.object({
  problems: z.array(problemSchema),
  claims: z.array(z.object({ text: z.string(), reason: z.string() })).describe('What a typed text says without a field'),
  coarse: z
    .array(z.object({ photoId: z.string(), place: z.number().int(), dpi: z.number().int() }))
    .describe('Photos that reach less than 300 dots per inch on paper'),
  droppedSentences: z.number().int().describe('Of the running text, for want of place'),
});

export const previewMaterial = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/marketing-preview',
  summary: 'The pages of a material as they are printed, and what keeps it from leaving. Nothing is stored.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ template: templateField, choices: choicesSchema }),
  readsOnly: true,
  response: reportSchema.extend({
    pages: z.array(
      z.object({ name: z.string(), image: z.string().describe('WebP as a data address'), width: z.number(), height: z.number() }),
    ),
    html: z.string().nullable().describe('An email or a page'),
  }),
  limit: { name: 'marketing-previews', hits: 600, perSeconds: 600 },
});
export type MaterialPreview = EndpointResponse<typeof previewMaterial>;

const materialSchema = z.object({
  id: z.uuid(),
  listingId: z.uuid(),
  listingLabel: z.string(),
  standardStatus: standardStatusSchema,
  template: templateSchema.omit({ refusal: true }),
  title: z.string(),
  version: z.number().int(),
  canEdit: z.boolean(),
  isArchived: z.boolean(),
  plannedOn: z.string().nullable().describe('YYYY-MM-DD: the day on which it is to go out'),
  outdated: z.array(z.string()).describe('What has changed since it was made; empty if it is up to date'),
  blockers: z.number().int(),
  scans: z.number().int().describe('Of its code, by the day’s visitors'),
  madeAt: z.string(),
  updatedAt: z.string(),
});
export type Material = z.infer<typeof materialSchema>;

export const listMaterials = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-materials',
  summary: 'Materials of the homes that I list or help to list, the newest first.',
  access: 'signed-in',
  response: z.object({ materials: z.array(materialSchema) }),
  limit: { name: 'marketing-lists', hits: 600, perSeconds: 3600 },
});

export const makeMaterials = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/marketing-materials',
  summary: 'Makes materials with the same choices. Sent again, it makes none twice.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    materials: z
      .array(z.object({ id: z.uuid().describe('Made once for this material'), template: templateField }))
      .min(1, 'Choose a template')
      .max(MOST_AT_ONCE, `Make at most ${MOST_AT_ONCE} at once`),
    choices: choicesSchema,
  }),
  response: z.object({ materials: z.array(materialSchema) }),
  limit: writes,
});

export const getMaterial = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-materials/{id}',
  summary: 'A material with its choices, its versions, and what keeps it from leaving.',
  access: 'signed-in',
  params: idParams,
  response: materialSchema.extend({
    choices: choicesSchema,
    ...reportSchema.pick({ problems: true, claims: true }).shape,
    versions: z.array(
      z.object({
        version: z.number().int(),
        by: z.string().nullable(),
        reason: z.string().nullable(),
        madeAt: z.string(),
        isOutdated: z.boolean(),
      }),
    ),
    scanDays: z.array(z.object({ day: z.string(), scans: z.number().int() })).describe('The last 30 days with scans'),
  }),
});
export type MaterialDetail = EndpointResponse<typeof getMaterial>;

export const changeMaterial = defineEndpoint({
  method: 'PUT',
  path: '/api/marketing-materials/{id}',
  summary: 'Makes a new version of a material. 409 if someone else made one since `baseVersion`.',
  access: 'signed-in',
  params: idParams,
  body: z.object({
    baseVersion: z.number().int().min(1).max(LARGEST_VERSION),
    title: z.string().trim().min(1, 'Give it a name').max(MOST_MATERIAL_LETTERS.title, 'Keep the name short'),
    choices: choicesSchema,
  }),
  response: z.object({ materials: z.array(materialSchema) }),
  limit: writes,
});

export const duplicateMaterial = defineEndpoint({
  method: 'POST',
  path: '/api/marketing-materials/{id}/duplicate',
  summary: 'Makes a material with the choices of another.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ id: z.uuid().describe('Id of the new material, made once') }),
  response: z.object({ materials: z.array(materialSchema) }),
  limit: writes,
});

export const archiveMaterial = defineEndpoint({
  method: 'PUT',
  path: '/api/marketing-materials/{id}/archived',
  summary: 'Moves a material to the archive or back.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ isArchived: z.boolean() }),
  response: z.object({ materials: z.array(materialSchema) }),
  limit: writes,
});

export const planMaterial = defineEndpoint({
  method: 'PUT',
  path: '/api/marketing-materials/{id}/plan',
  summary: 'Says on which day a material is to go out, so that its maker is reminded.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ plannedOn: day.nullable() }),
  response: z.object({ materials: z.array(materialSchema) }),
  limit: writes,
});

export const deleteMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/api/marketing-materials/{id}',
  summary: 'Deletes a material with its versions. The code on printed ones still leads to the home.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

export const refreshMaterials = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/marketing-materials/refresh',
  summary: 'Makes a new version of every material of a home that is outdated and not in the archive.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ materials: z.array(materialSchema).describe('Those that were made again') }),
  limit: writes,
});

export const getMaterialPage = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-materials/{id}/pages/{page}',
  summary: 'A page of a material as a small picture.',
  access: 'signed-in',
  produces: 'image/webp',
  params: idParams.extend({ page: z.coerce.number().int().min(1).max(MOST_PAGES) }),
  query: z.object({ version: z.coerce.number().int().min(1).max(LARGEST_VERSION).optional() }),
  limit: { name: 'marketing-pages', hits: 3000, perSeconds: 3600 },
});

export const MATERIAL_FORMS = ['print', 'plain', 'png', 'html'] as const;
export type MaterialForm = (typeof MATERIAL_FORMS)[number];

export const getMaterialFile = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-materials/{id}/file',
  summary:
    'A material as a file: a PDF with bleed and crop marks for a print shop, a plain PDF, PNG pictures, or HTML. 409 with what keeps it from leaving.',
  access: 'signed-in',
  produces: 'application/octet-stream',
  params: idParams,
  query: z.object({ form: z.enum(MATERIAL_FORMS), page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1) }),
  limit: { name: 'marketing-files', hits: 300, perSeconds: 3600 },
});

export const brandAnswerSchema = brandKitSchema.extend({
  hasLogo: z.boolean(),
  isSaved: z.boolean(),
  advice: z.array(z.object({ field: z.string(), message: z.string() })).describe('Of its colors'),
});
