import { MOST_OWN_PLACES, MOST_NAME_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

export { MOST_OWN_PLACES, MOST_NAME_LETTERS };
const writes = { name: 'own-places', hits: 300, perSeconds: 3600 } as const;
const placeParams = z.object({ placeId: z.uuid() });

const ownPlaceFields = z.object({
  name: z.string().trim().min(1, 'Give it a name').max(MOST_NAME_LETTERS, `Keep the name under ${MOST_NAME_LETTERS} characters`),
  address: z.string().trim().min(1, 'Choose an address').max(200, 'Keep the address under 200 characters'),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

const ownPlaceSchema = ownPlaceFields.extend({ placeId: z.string() });
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

export const listOwnPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/own-places',
  summary: 'The caller’s own places, oldest first.',
  access: 'signed-in',
  response: z.object({ places: z.array(ownPlaceSchema) }),
});

export const keepOwnPlace = defineEndpoint({
  method: 'PUT',
  path: '/api/own-places/{placeId}',
  summary: 'Saves or changes a place, under an id that the caller made.',
  access: 'signed-in',
  params: placeParams,
  body: ownPlaceFields,
  response: ownPlaceSchema,
  limit: writes,
});

export const deleteOwnPlace = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-places/{placeId}',
  summary: 'Deletes one of the caller’s places.',
  access: 'signed-in',
  params: placeParams,
  limit: writes,
});
