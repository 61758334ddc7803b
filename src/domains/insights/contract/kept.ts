import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { COMPARISONS, METRIC_KEYS } from '../model/metrics.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const writes = { name: 'insights', hits: 300, perSeconds: 3600 } as const;
/** How many views and alerts a person may have. */
export const MOST_VIEWS = 30;
export const MOST_ALERTS = 20;

/** What a view shows: the query of the page. */
const queryField = z
  .record(z.string().max(20), z.string().max(200))
  .refine((query) => Object.keys(query).length <= 12, 'Give at most 12 settings');

const viewSchema = z.object({ id: z.string(), name: z.string(), query: queryField });
export type SavedView = z.infer<typeof viewSchema>;
const viewsSchema = z.object({ views: z.array(viewSchema) });
const viewParams = z.object({ viewId: z.uuid() });

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/insights/views',
  summary: 'The views of the dashboard that the administrator saved, by name.',
  access: 'admin',
  response: viewsSchema,
});

export const saveView = defineEndpoint({
  method: 'PUT',
  path: '/api/insights/views/{viewId}',
  summary: 'Saves a view under a name. A repeat answers as the first time.',
  access: 'admin',
  params: viewParams,
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Give it a name')
      .max(MOST_LETTERS.viewName, `Use at most ${MOST_LETTERS.viewName} characters`),
    query: queryField,
  }),
  response: viewsSchema,
  limit: writes,
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/api/insights/views/{viewId}',
  summary: 'Deletes a view.',
  access: 'admin',
  params: viewParams,
  limit: writes,
});

const alertSchema = z.object({
  id: z.string(),
  metric: z.enum(METRIC_KEYS),
  comparison: z.enum(COMPARISONS),
  threshold: z.number(),
  days: z.number().int(),
  lastValue: z.number().nullable(),
  lookedAt: z.string().nullable(),
  passedSince: z.string().nullable(),
});
export type InsightAlert = z.infer<typeof alertSchema>;
const alertsSchema = z.object({ alerts: z.array(alertSchema) });
const alertParams = z.object({ alertId: z.uuid() });

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/insights/alerts',
  summary: 'The administrator’s alerts with what they measured last.',
  access: 'admin',
  response: alertsSchema,
});

export const alertFormSchema = z.object({
  metric: z.enum(METRIC_KEYS),
  comparison: z.enum(COMPARISONS),
  threshold: z.number('Give a number').min(0, 'Give a number of 0 or more').max(1e12, 'Give a smaller number'),
  days: z.number('Give a number of days').int().min(1, 'Give at least a day').max(31, 'Give at most 31 days'),
});

export const saveAlert = defineEndpoint({
  method: 'PUT',
  path: '/api/insights/alerts/{alertId}',
  summary:
    'Watches a figure over whole days, and mails the administrator when it passes a bound. Shares are 0 to 1, money is cents.',
  access: 'admin',
  params: alertParams,
  body: alertFormSchema,
  response: alertsSchema,
  limit: writes,
});

export const deleteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/api/insights/alerts/{alertId}',
  summary: 'Deletes an alert.',
  access: 'admin',
  params: alertParams,
  limit: writes,
});
