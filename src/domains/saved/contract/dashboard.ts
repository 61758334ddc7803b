import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { writes } from './limits.ts';

export const DASHBOARD_CARDS = [
  'matches',
  'roadmap',
  'application',
  'searches',
  'favorites',
  'collections',
  'areas',
  'homes',
  'offers',
  'experts',
  'tours',
  'inquiries',
  'signing',
  'viewed',
  'hidden',
  'notifications',
  'affordability',
  'privacy',
] as const;
export type DashboardCard = (typeof DASHBOARD_CARDS)[number];
export const layoutSchema = z.object({
  cards: z.array(z.object({ card: z.enum(DASHBOARD_CARDS), isHidden: z.boolean() })).max(DASHBOARD_CARDS.length),
});
export type DashboardLayout = z.infer<typeof layoutSchema>;

export const getDashboardLayout = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard-layout',
  summary: 'The cards of the caller’s dashboard and their order.',
  access: 'signed-in',
  response: layoutSchema,
});

export const setDashboardLayout = defineEndpoint({
  method: 'PUT',
  path: '/api/dashboard-layout',
  summary: 'Saves the cards and their order.',
  access: 'signed-in',
  body: layoutSchema,
  response: layoutSchema,
  limit: writes,
});
