import { z } from 'zod';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { MOST_MATERIAL_PHOTOS } from '../model/limits.ts';

/** Short, without letters that look alike, and too many to guess. */
const code = z
  .string()
  .max(12)
  .regex(/^[a-z2-9]{8,12}$/, 'This code is not complete');

export const followCode = defineEndpoint({
  method: 'GET',
  path: '/api/q/{code}',
  summary:
    'Leads from the code on a material to the home, and counts the scan once a day and visitor. Keeps nothing about the person.',
  access: 'public',
  produces: 'text/html',
  // People scan it, and type it: whatever they have leads to a page.
  params: z.object({ code: z.string().max(64).toLowerCase() }),
});

export const getLinkPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/q/{code}/photos/{place}',
  summary: 'A photo of a material as JPEG, for emails: mail programs show no WebP. Only while buyers see the home.',
  access: 'public',
  produces: 'image/jpeg',
  params: z.object({ code, place: z.coerce.number().int().min(1).max(MOST_MATERIAL_PHOTOS) }),
});

export const getAdvertisedHome = defineEndpoint({
  method: 'GET',
  path: '/api/marketing-links/{code}',
  summary: 'The home behind the code on a material, with its altered photos beside the originals.',
  access: 'public',
  params: z.object({ code }),
  response: z.object({
    isPublic: z.boolean(),
    label: z.string().nullable(),
    listingKey: z.string().nullable(),
    pairs: z.array(z.object({ label: z.string(), alt: z.string(), altered: z.string(), original: z.string().nullable() })),
  }),
});
export type AdvertisedHome = EndpointResponse<typeof getAdvertisedHome>;
