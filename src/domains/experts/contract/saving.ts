import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';

const savedExpertSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  categoryKeys: z.array(z.enum(CATEGORY_KEYS)),
  isListed: z.boolean().describe('Whether requests can go to them now'),
  savedAt: z.string(),
});

const params = z.object({ expertId: z.uuid() });
const limit = { name: 'saved-experts', hits: 300, perSeconds: 3600 } as const;

export const listSavedExperts = defineEndpoint({
  method: 'GET',
  path: '/api/saved-experts',
  summary: 'The experts I saved, the latest first. Saving moves no ranking, and they don’t hear of it.',
  access: 'signed-in',
  response: z.object({ experts: z.array(savedExpertSchema) }),
});

export const saveExpert = defineEndpoint({
  method: 'PUT',
  path: '/api/saved-experts/{expertId}',
  summary: 'Saves an expert whose profile is shown; a repeat changes nothing.',
  access: 'signed-in',
  params,
  limit,
});

export const removeSavedExpert = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-experts/{expertId}',
  summary: 'Takes an expert off my list.',
  access: 'signed-in',
  params,
  limit,
});
