import { z } from 'zod';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ALERT_CHANNELS, FREQUENCIES, USUAL_ALERTS } from '../model/alert-settings.ts';
import { ALERT_KINDS } from '../model/classify-event.ts';
import { idParams, keyField, nameField } from './fields.ts';
import { writes } from './limits.ts';

export const alertFields = {
  kinds: z.array(z.enum(ALERT_KINDS)).min(1, 'Choose at least one kind of news').max(4),
  onlyPriceCuts: z.boolean(),
  channels: z.array(z.enum(ALERT_CHANNELS)).max(2),
  frequency: z.enum(FREQUENCIES).describe('How often to mail; notifications here come immediately. off: neither'),
  mailCap: z.number().int().min(1).max(50).describe('Most homes in a mail; it counts the others'),
};
const filtersField = z
  .record(z.string().max(40), z.string().max(12_000))
  .describe('Filters of GET /api/listings by name, as in a query');

export const savedSearchFormSchema = z.object({
  name: nameField,
  filters: filtersField,
  kinds: alertFields.kinds.default(USUAL_ALERTS.kinds),
  onlyPriceCuts: alertFields.onlyPriceCuts.default(USUAL_ALERTS.onlyPriceCuts),
  channels: alertFields.channels.default(USUAL_ALERTS.channels),
  frequency: alertFields.frequency.default(USUAL_ALERTS.frequency),
  mailCap: alertFields.mailCap.default(USUAL_ALERTS.mailCap),
});

const countsSchema = z.object({
  new: z.number().int(),
  price: z.number().int(),
  status: z.number().int(),
  'open-house': z.number().int(),
});

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  ...alertFields,
  /** What came since the search was last looked at. */
  news: countsSchema,
  mail: z
    .enum(['on', 'off', 'stopped', 'unverified', 'demo'])
    .describe('stopped: by the link in a mail; unverified: the address is not confirmed; demo people get no mail'),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const listSavedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The caller’s saved searches, with what is new in each.',
  access: 'signed-in',
  response: z.object({
    searches: z.array(savedSearchSchema),
    guestAlerts: z
      .number()
      .int()
      .describe('Alerts that were set up without an account for the caller’s confirmed address; the caller can claim them'),
  }),
});

export const createSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Saves a search, and tells about its changes from now on.',
  access: 'signed-in',
  body: savedSearchFormSchema.extend({ idempotencyKey: keyField }),
  response: savedSearchSchema,
  limit: writes,
});

export const updateSavedSearch = defineEndpoint({
  method: 'PATCH',
  path: '/api/saved-searches/{id}',
  summary: 'Changes a saved search or its alerts.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ name: nameField, filters: filtersField, ...alertFields }).partial(),
  response: savedSearchSchema,
  limit: writes,
});

export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  summary: 'Deletes a saved search; it can be restored for a day.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});

export const restoreSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches/{id}/restore',
  summary: 'Restores a deleted saved search.',
  access: 'signed-in',
  params: idParams,
  response: savedSearchSchema,
  limit: writes,
});

const searchNewsSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  at: z.string(),
  priceBefore: z.number().nullable(),
  priceAfter: z.number().nullable(),
  statusBefore: z.string().nullable(),
  statusAfter: z.string(),
  listing: listingSummarySchema,
});
export type SearchNews = z.infer<typeof searchNewsSchema>;

export const getSearchNews = defineEndpoint({
  method: 'GET',
  path: '/api/saved-searches/{id}/news',
  summary: 'The latest changes in a saved search, newest first.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ news: z.array(searchNewsSchema) }),
});

export const markSearchSeen = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches/{id}/seen',
  summary: 'Marks the news of a saved search as seen.',
  access: 'signed-in',
  params: idParams,
  limit: writes,
});
