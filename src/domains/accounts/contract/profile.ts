import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatKilobytes } from '#lib/format.ts';
import { MOST_LETTERS } from '#lib/text-limits.ts';
import { accountWrites, fullName } from './fields.ts';
import { roleSchema, sessionUserSchema } from './session-user.ts';

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Reads the signed-in person.',
  access: 'signed-in',
  response: sessionUserSchema,
});

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/api/auth/me',
  summary: 'Changes the name or the phone number.',
  access: 'signed-in',
  body: z.object({
    displayName: fullName.optional(),
    phoneNumber: z
      .string()
      .trim()
      .max(MOST_LETTERS.phone)
      .regex(/^[+()\d .-]*$/, 'Use digits, spaces, and + ( ) . - only')
      .nullable()
      .optional(),
  }),
  response: sessionUserSchema,
  limit: accountWrites,
});

export const updateRole = defineEndpoint({
  method: 'POST',
  path: '/api/auth/update-role',
  summary: 'Switches the active role; `user` means buyer, and admin needs its grant.',
  access: 'signed-in',
  body: z.object({ userId: z.string().min(1).max(100), role: z.enum(['user', ...roleSchema.options]) }),
  response: sessionUserSchema,
  limit: { name: 'update-role', hits: 120, perSeconds: 900 },
});

const MOST_PHOTO_BYTES = 650 * 1024;
/** Base64 writes three bytes as four letters. */
const MAX_PHOTO_BASE64 = Math.ceil(MOST_PHOTO_BYTES / 3) * 4;

export const setPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/me/photo',
  summary: 'Sets the caller’s picture: JPEG, PNG or WebP. It is cropped to a small square, without location and camera data.',
  access: 'signed-in',
  body: z.object({
    image: z
      .base64()
      .max(MAX_PHOTO_BASE64, `Choose a picture of at most ${formatKilobytes(MOST_PHOTO_BYTES)}`)
      .describe('The file in Base64'),
  }),
  response: sessionUserSchema,
  limit: accountWrites,
});

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/me/photo',
  summary: 'Removes the caller’s picture.',
  access: 'signed-in',
  response: sessionUserSchema,
  limit: accountWrites,
});

export const getPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/people/photos/{photoId}',
  summary: 'A person’s picture; each new one has a new address.',
  access: 'public',
  params: z.object({
    photoId: z
      .string()
      .max(64)
      .regex(/^[\w-]{16,64}$/, 'Give the id of a picture'),
  }),
  produces: 'image/webp',
});
