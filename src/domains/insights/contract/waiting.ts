import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

const count = z.number().int();

export const getWaiting = defineEndpoint({
  method: 'GET',
  path: '/api/insights/waiting',
  summary: 'How much waits for an administrator, by the section of the administration that holds it.',
  access: 'admin',
  response: z.object({
    vendors: count,
    moderation: count,
    services: count,
    orders: count,
    disputes: count,
    money: count,
    privacy: count,
    feeds: count,
    jobs: count,
    feedback: count,
  }),
});
