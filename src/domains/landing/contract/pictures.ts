import { z } from 'zod';
import { UPLOAD_CONSUMES } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatMegabytes } from '#lib/format.ts';
import { MOST_PICTURE_BYTES } from '../model/pictures.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const pictureParams = z.object({ pictureId: z.uuid() });
const writes = { name: 'landing-pictures', hits: 200, perSeconds: 3600 } as const;

const pictureSchema = z.object({
  id: z.string(),
  name: z.string().describe('What its file was called'),
  path: z.string().describe('Its path on this site'),
  width: z.number().int(),
  height: z.number().int(),
  addedAt: z.string(),
});
export type LandingPicture = z.infer<typeof pictureSchema>;

export const listLandingPictures = defineEndpoint({
  method: 'GET',
  path: '/api/landing-pictures',
  summary: 'Pictures for landing pages, newest first.',
  access: 'admin',
  response: z.object({ pictures: z.array(pictureSchema) }),
});

export const addLandingPicture = defineEndpoint({
  method: 'PUT',
  path: '/api/landing-pictures/{pictureId}',
  summary: `Adds a picture for landing pages: JPEG, PNG or WebP, up to ${formatMegabytes(MOST_PICTURE_BYTES)}. It is kept in a few widths, without location and camera data. A repeat of the same id answers as the first time.`,
  access: 'admin',
  params: pictureParams,
  query: z.object({ name: z.string().trim().min(1).max(MOST_LETTERS.line) }),
  consumes: UPLOAD_CONSUMES,
  response: pictureSchema,
  limit: writes,
});

export const deleteLandingPicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/landing-pictures/{pictureId}',
  summary: 'Deletes a picture. 409 while a draft or a version of a page has it.',
  access: 'admin',
  params: pictureParams,
  limit: writes,
});

export const getLandingPicture = defineEndpoint({
  method: 'GET',
  path: '/api/landing/pictures/{pictureId}',
  summary: 'A picture of a landing page, at least as wide as asked if it is kept so.',
  access: 'public',
  params: pictureParams,
  query: z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() }),
  produces: 'image/webp',
});
