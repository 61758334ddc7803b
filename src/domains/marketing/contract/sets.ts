import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_AT_ONCE } from '../model/limits.ts';
import { idParams, writes } from './materials.ts';

const setSchema = z.object({
  id: z.uuid(),
  listingId: z.uuid(),
  fileName: z.string().describe('Begins with the home'),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number().int().nullable(),
  madeAt: z.string(),
});
export type MaterialSet = z.infer<typeof setSchema>;

export const listSets = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-sets',
  summary: 'My files with several materials, the newest first. They are kept for a week.',
  access: 'signed-in',
  response: z.object({ sets: z.array(setSchema) }),
});

export const makeSet = defineEndpoint({
  method: 'POST',
  path: '/api/marketing-sets',
  summary: 'Packs materials of one home into one zip, in the background. 409 with the materials that may not leave.',
  access: 'signed-in',
  body: z.object({
    id: z.uuid().describe('Made once for this set'),
    materialIds: z.array(z.uuid()).min(1, 'Choose a material').max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE}`),
  }),
  response: setSchema,
  limit: { ...writes, name: 'marketing-sets', hits: 60 },
});

export const getSetFile = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-sets/{id}/file',
  summary: 'A set of materials as one zip.',
  access: 'signed-in',
  produces: 'application/zip',
  params: idParams,
  limit: { name: 'marketing-set-files', hits: 200, perSeconds: 3600 },
});
