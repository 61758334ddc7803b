import { UPLOAD_CONSUMES } from '#domains/documents/contract.ts';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { formatMegabytes } from '#lib/format.ts';
import { brandKitSchema } from '../model/brand-kit.ts';
import { MOST_LOGO_BYTES } from '../model/limits.ts';
import { brandAnswerSchema, writes } from './materials.ts';

export const getBrandKit = defineEndpoint({
  method: 'GET',
  path: '/api/brand-kit',
  summary: 'How I appear on marketing materials: name, brokerage, license, colors, logo.',
  access: 'signed-in',
  response: brandAnswerSchema,
});
export type BrandKitAnswer = EndpointResponse<typeof getBrandKit>;

export const saveBrandKit = defineEndpoint({
  method: 'PUT',
  path: '/api/brand-kit',
  summary: 'Saves how I appear. Existing materials become outdated.',
  access: 'signed-in',
  body: brandKitSchema,
  response: brandAnswerSchema,
  limit: writes,
});

export const saveLogo = defineEndpoint({
  method: 'PUT',
  path: '/api/brand-kit/logo',
  summary: `Sets the logo: JPEG, PNG or WebP, up to ${formatMegabytes(MOST_LOGO_BYTES)}. SVG is refused, because it can carry programs.`,
  access: 'signed-in',
  consumes: UPLOAD_CONSUMES,
  response: brandAnswerSchema,
  limit: { name: 'brand-logos', hits: 60, perSeconds: 3600 },
});

export const removeLogo = defineEndpoint({
  method: 'DELETE',
  path: '/api/brand-kit/logo',
  summary: 'Removes the logo.',
  access: 'signed-in',
  response: brandAnswerSchema,
  limit: writes,
});

export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/api/brand-kit/logo',
  summary: 'My logo.',
  access: 'signed-in',
  produces: 'image/webp',
});
