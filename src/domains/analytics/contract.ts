import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

export const recordPageView = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/page-views',
  summary: 'Counts a page view: the path and the referring host, nothing about the person.',
  access: 'public',
  body: z.object({
    path: z.string().max(500, 'Keep the path under 500 characters').startsWith('/', 'A path starts with /'),
    referrer: z.string().max(2000).default(''),
  }),
  limit: { name: 'page-views', hits: 600, perSeconds: 60 },
});
