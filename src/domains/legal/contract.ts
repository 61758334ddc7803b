import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { dayField, INT4_MAX } from '#lib/stored-values.ts';
import { LEGAL_TEXT_KEYS } from './model/legal-texts.ts';
import { MOST_LETTERS, MOST_SECTIONS } from './model/limits.ts';

export { LEGAL_TEXTS, type LegalTextKey } from './model/legal-texts.ts';

const writes = { name: 'legal-admin', hits: 300, perSeconds: 3600 } as const;
const textParams = z.object({ text: z.enum(LEGAL_TEXT_KEYS) });
const baseVersionField = z.number().int().min(1).max(INT4_MAX);

export const legalSectionSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Give the section a title')
    .max(MOST_LETTERS.title, `Keep it under ${MOST_LETTERS.title} characters`),
  text: z.string().trim().min(1, 'Write the section').max(MOST_LETTERS.text, `Keep it under ${MOST_LETTERS.text} characters`),
});
export type LegalSectionText = z.infer<typeof legalSectionSchema>;
const sectionsSchema = z.array(legalSectionSchema).max(MOST_SECTIONS, `Use at most ${MOST_SECTIONS} sections`);

const changeSchema = z.object({ version: z.number().int(), effective: z.string(), what: z.string() });

const additionSchema = z.object({
  version: z.number().int().nullable().describe('Null before the first, and in a preview'),
  effective: z.string().nullable(),
  sections: sectionsSchema,
  changes: z.array(changeSchema).describe('In force, newest first'),
  isPreview: z.boolean(),
});
export type LegalAddition = z.infer<typeof additionSchema>;

export const getLegalAddition = defineEndpoint({
  method: 'GET',
  path: '/api/legal/{text}',
  summary: 'What the operator adds to a legal text, as it is in force; by the secret link of its editors, the draft.',
  access: 'public',
  params: textParams,
  query: z.object({ preview: z.string().max(100).optional() }),
  response: additionSchema,
});

const legalTextSchema = z.object({
  text: z.enum(LEGAL_TEXT_KEYS),
  draft: sectionsSchema,
  draftVersion: z.number().int().describe('To be sent back with the next change'),
  isChanged: z.boolean().describe('If the draft differs from the newest version'),
  previewPath: z.string(),
  history: z.array(changeSchema.extend({ sections: sectionsSchema, publishedAt: z.string(), isInForce: z.boolean() })),
});
export type LegalText = z.infer<typeof legalTextSchema>;
const legalTextsSchema = z.object({ texts: z.array(legalTextSchema) });

export const listLegalTexts = defineEndpoint({
  method: 'GET',
  path: '/api/legal-texts',
  summary: 'What the operator adds to the legal texts: drafts and versions.',
  access: 'admin',
  response: legalTextsSchema,
});

export const legalDraftSchema = z.object({ sections: sectionsSchema });

export const saveLegalDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/legal-texts/{text}/draft',
  summary: 'Replaces a draft. 409 if someone else has changed it since `baseVersion`; it then saves nothing.',
  access: 'admin',
  params: textParams,
  body: legalDraftSchema.extend({ baseVersion: baseVersionField }),
  response: legalTextsSchema,
  limit: writes,
});

export const publishLegalText = defineEndpoint({
  method: 'POST',
  path: '/api/legal-texts/{text}/versions',
  summary: 'Makes a version of the draft, in force from a day on. 409 if the draft is not the one of `baseVersion`.',
  access: 'admin',
  proof: 'recent',
  params: textParams,
  body: z.object({
    baseVersion: baseVersionField,
    what: z.string().trim().min(1, 'Say what changes, for the change log').max(MOST_LETTERS.title),
    effective: dayField('Give a day as YYYY-MM-DD'),
  }),
  response: legalTextsSchema,
  limit: writes,
});
