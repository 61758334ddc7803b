import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { RECIPIENT_ROLES } from '../model/envelope.ts';
import { fieldsSchema } from '../model/fields.ts';
import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';
import { MOST_DAYS, MOST_FILES, MOST_LETTERS, MOST_RECIPIENTS, MOST_REMIND_DAYS } from '../model/limits.ts';

const text = (most: number) => refuseCardNumbers(z.string().max(most, `Keep it under ${most} characters`));

/** An envelope as far as it is prepared; nothing of it has to be complete. */
export const draftContentSchema = z.object({
  title: text(MOST_LETTERS.title),
  message: text(MOST_LETTERS.message),
  days: z.number().int().min(1).max(MOST_DAYS),
  remindDays: z.number().int().min(1).max(MOST_REMIND_DAYS).nullable(),
  canReassign: z.boolean(),
  isOrdered: z.boolean().describe('Whether turns count: else everyone is asked at once'),
  documents: z.array(z.uuid()).max(MOST_FILES),
  recipients: z
    .array(
      z.object({
        name: text(MOST_LETTERS.name),
        email: text(MOST_PERSON_LETTERS.email),
        role: z.enum(RECIPIENT_ROLES),
        step: z.number().int().min(1).max(MOST_RECIPIENTS),
        isInPerson: z.boolean(),
      }),
    )
    .max(MOST_RECIPIENTS),
  fields: fieldsSchema,
});
export type DraftContent = z.infer<typeof draftContentSchema>;

const draftSchema = z.object({
  id: z.uuid(),
  isTemplate: z.boolean().describe('Kept to send again, with the people left open'),
  content: draftContentSchema,
  updatedAt: z.string(),
});
export type EnvelopeDraft = z.infer<typeof draftSchema>;

const params = z.object({ draftId: z.uuid().describe('Made once for the draft') });
const writes = { name: 'envelope draft', hits: 1200, perSeconds: 3600 } as const;

export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/envelope-drafts',
  summary: 'What I prepare to send, and my templates; the newest change first.',
  access: 'signed-in',
  response: z.object({ drafts: z.array(draftSchema) }),
});

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/envelope-drafts/{draftId}',
  summary:
    'Keeps an envelope that is prepared, or a template. 409 with the fields that were changed differently since `base`; it then saves nothing. Access codes are not kept.',
  access: 'signed-in',
  params,
  body: z.object({
    isTemplate: z.boolean(),
    content: draftContentSchema,
    base: draftContentSchema.optional().describe('What this window made its changes to: what others changed since then stays'),
  }),
  response: draftSchema,
  limit: writes,
});

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/envelope-drafts/{draftId}',
  summary: 'Deletes a draft or a template of mine. What was sent from it stays.',
  access: 'signed-in',
  params,
  limit: writes,
});
