import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { COMPENSATION_KEYS, doubtCompensation } from '../model/compensation.ts';
import { alertLimitsSchema } from '../model/alert-limits.ts';
import { idParams } from './fields.ts';
import { writes } from './limits.ts';

export { USUAL_COMPENSATION_TEXT } from '../model/compensation.ts';
export type { AlertLimits } from '../model/figures.ts';

/** Characters in a lock-box note, and in a text about compensation. */
export const MOST_LOCK_BOX = 500;
export const MOST_COMPENSATION = 1000;

const settingsSchema = z.object({
  alertLimits: alertLimitsSchema,
  lockBoxAt: z.string().nullable().describe('When the lock-box note was written; null without one'),
});
export type ListingSettings = z.infer<typeof settingsSchema>;

export const getListingSettings = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/settings',
  summary: 'From when on the dashboard of a listing warns, and whether it has a lock-box note.',
  access: 'signed-in',
  params: idParams,
  response: settingsSchema,
});

export const saveAlertLimits = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/alert-limits',
  summary: 'Says from when on the dashboard warns. Null turns an alert off.',
  access: 'signed-in',
  params: idParams,
  body: alertLimitsSchema,
  response: settingsSchema,
  limit: writes,
});

export const readLockBox = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/lock-box',
  summary: 'How to get into the home, for its owners and agent. Stored encrypted, never public.',
  access: 'signed-in',
  proof: 'recent',
  params: idParams,
  response: z.object({ note: z.string().nullable() }),
});

export const saveLockBox = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/lock-box',
  summary: 'Writes the lock-box note; an empty one deletes it.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ note: z.string().trim().max(MOST_LOCK_BOX, `Keep it under ${MOST_LOCK_BOX} characters`) }),
  response: settingsSchema,
  limit: writes,
});

export const sellerDefaultsSchema = z.object({
  compensation: z.enum(COMPENSATION_KEYS).nullable(),
  compensationText: z
    .string()
    .trim()
    .max(MOST_COMPENSATION, `Keep it under ${MOST_COMPENSATION.toLocaleString('en-US')} characters`)
    .superRefine((text, issues) => {
      const message = doubtCompensation(text);
      if (message !== undefined) issues.addIssue({ code: 'custom', message });
    })
    .describe('What I say to buyers’ agents who ask. It says that compensation is negotiable'),
});
export type SellerDefaults = z.infer<typeof sellerDefaultsSchema>;

export const getSellerDefaults = defineEndpoint({
  method: 'GET',
  path: '/api/seller-defaults',
  summary: 'What my new listings start with.',
  access: 'signed-in',
  response: sellerDefaultsSchema,
});

export const saveSellerDefaults = defineEndpoint({
  method: 'PUT',
  path: '/api/seller-defaults',
  summary: 'Says what my new listings start with. Listings that exist stay as they are.',
  access: 'signed-in',
  body: sellerDefaultsSchema,
  response: sellerDefaultsSchema,
  limit: writes,
});
