import { z } from 'zod';
import { UPLOAD_CONSUMES, uploadLimit } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_LETTERS, MOST_PHOTO_SIZE, MOST_PHOTOS } from '../model/limits.ts';
import { idParams, LARGEST_VERSION } from './fields.ts';
import { writes } from './limits.ts';
import { ALTERATIONS, ownListingSchema, photoCutSchema } from './listing.ts';

const roomField = z.string().trim().max(50);
const photoParams = idParams.extend({ photoId: z.uuid() });

export const addOwnListingPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/photos/{photoId}',
  summary: `Adds a photo or floor plan (JPEG, PNG or WebP, up to ${MOST_PHOTO_SIZE}; HEIC where the installation decodes it). Turns it upright and removes its place and camera data. Adding the same photo again changes nothing.`,
  access: 'signed-in',
  params: photoParams,
  query: z.object({
    place: z.coerce.number().int().min(1).max(10_000).optional().describe('Where it stands; without it, after the others'),
    room: roomField.optional().describe('RESO ImageOf'),
  }),
  consumes: UPLOAD_CONSUMES,
  response: ownListingSchema,
  limit: { ...uploadLimit, name: 'own-listing-photos', hits: 600 },
});

export const changeOwnListingPhoto = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{id}/photos/{photoId}',
  summary: 'Names, labels, removes or puts back a photo.',
  access: 'signed-in',
  params: photoParams,
  body: z
    .object({
      kind: z.enum(['Photo', 'Floor Plan']),
      room: roomField.nullable(),
      caption: z.string().trim().max(MOST_LETTERS.caption).nullable(),
      altText: z.string().trim().max(MOST_LETTERS.altText).nullable(),
      alterations: z.array(z.enum(ALTERATIONS)).max(ALTERATIONS.length),
      originalId: z.uuid().nullable(),
      isRemoved: z.boolean(),
    })
    .partial(),
  response: ownListingSchema,
  limit: writes,
});

export const cutOwnListingPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/photos/{photoId}/cut',
  summary:
    'Turns and crops a photo. It starts from the whole picture every time, so a turn of 0 without a crop brings that back.',
  access: 'signed-in',
  params: photoParams,
  body: photoCutSchema,
  response: ownListingSchema,
  limit: { name: 'own-listing-photo-cuts', hits: 300, perSeconds: 3600 },
});

export const orderOwnListingPhotos = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/photo-order',
  summary: 'Puts the photos in order, the cover first. Photos missing from the list follow in their old order.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ photoIds: z.array(z.uuid()).max(MOST_PHOTOS * 2) }),
  response: ownListingSchema,
  limit: writes,
});

export const PHOTO_WIDTHS = ['480', '960', '1600'] as const;

export const getOwnListingPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/own-photos/{photoId}/{width}',
  summary:
    'A photo of a draft as WebP, 480, 960 or 1600 pixels wide, for anyone who knows its id. No one can guess the id, and only the people of the listing get it.',
  access: 'public',
  produces: 'image/webp',
  params: z.object({ photoId: z.uuid(), width: z.enum(PHOTO_WIDTHS) }),
  query: z.object({
    cuts: z.coerce.number().int().min(0).max(LARGEST_VERSION).optional().describe('As the photo says; lets browsers keep it'),
    whole: z.enum(['true']).optional().describe('Without its turn and crop'),
  }),
});
