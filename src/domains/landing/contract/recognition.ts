import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { RECOGNITION_STATES } from '../model/recognition-consent.ts';

const recognitionSchema = z.object({
  state: z
    .enum(RECOGNITION_STATES)
    .describe('`blocked` by Global Privacy Control or Do Not Track, `open` until someone answers, `agreed` or `declined`'),
  until: z.string().nullable().describe('When an agreement ends by itself; ISO 8601, UTC'),
});

export const getRecognition = defineEndpoint({
  method: 'GET',
  path: '/api/landing/recognition',
  summary: 'Whether experiments may recognize the calling browser for longer than a day, by its cookie.',
  access: 'public',
  response: recognitionSchema,
});

export const answerRecognition = defineEndpoint({
  method: 'PUT',
  path: '/api/landing/recognition',
  summary:
    'Agrees that experiments recognize the calling browser for longer than a day, or takes it back: what is known of it is deleted. Sets the cookie that keeps the answer.',
  access: 'public',
  body: z.object({ agrees: z.boolean() }),
  response: recognitionSchema,
  limit: { name: 'recognition', hits: 20, perSeconds: 3600 },
});
