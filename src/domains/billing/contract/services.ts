import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { dayField } from '#lib/stored-values.ts';
import { SERVICE_LETTERS, SERVICE_MOVE_KEYS, SERVICE_STATUSES } from '../model/bought-service.ts';

const text = (name: keyof typeof SERVICE_LETTERS) =>
  refuseCardNumbers(z.string().trim().max(SERVICE_LETTERS[name], `At most ${SERVICE_LETTERS[name]} characters`));

export const boughtServiceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  deliverable: z.string(),
  status: z.enum(SERVICE_STATUSES),
  dueOn: z.string().describe('By when it is to be delivered: working days after the payment'),
  place: z.string().describe('Where it is to be done, as its buyer said; empty until then'),
  wishes: z.string(),
  who: z.string().describe('Who does it, once it is arranged'),
  onDay: z.string().nullable(),
  note: z.string(),
});
export type BoughtService = z.infer<typeof boughtServiceSchema>;

export const servicePlaceForm = z.object({
  place: text('place').min(5, 'Give the address: street, city, state'),
  wishes: text('wishes'),
});

export const saveServicePlace = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/{orderId}/place',
  summary: 'Says where the services of an order are to be done, and when it suits the buyer. Counts for all that aren’t done.',
  access: 'signed-in',
  params: z.object({ orderId: z.uuid() }),
  body: servicePlaceForm,
  response: z.object({ services: z.array(boughtServiceSchema) }),
  limit: { name: 'billing', hits: 120, perSeconds: 3600 },
});

const adminServiceSchema = boughtServiceSchema.extend({
  orderId: z.uuid(),
  buyer: z.string(),
  isTest: z.boolean(),
  isOverdue: z.boolean().describe('Not done, and its day is over'),
  moves: z.array(z.enum(SERVICE_MOVE_KEYS)),
});
export type AdminService = z.infer<typeof adminServiceSchema>;

export const listBoughtServices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/bought-services',
  summary: 'Services that people bought, those due first: what is still to be done, or what is over.',
  access: 'admin',
  query: z.object({ show: z.enum(['open', 'over']).default('open') }),
  response: z.object({ services: z.array(adminServiceSchema).describe('At most 200') }),
});

export const moveBoughtService = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bought-services/{serviceId}/moves',
  summary: 'Arranges a bought service with whoever does it, reports it done, or calls it off once its price is back.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ serviceId: z.uuid() }),
  body: z.discriminatedUnion('verb', [
    z.object({
      verb: z.literal('arrange'),
      who: text('who').min(2, 'Say who does it'),
      onDay: dayField('Choose the day'),
      note: text('note'),
    }),
    z.object({ verb: z.literal('finish') }),
    z.object({ verb: z.literal('call-off'), note: text('note').min(3, 'Say why in a few words') }),
  ]),
  response: adminServiceSchema,
  limit: { name: 'billing-admin', hits: 300, perSeconds: 3600 },
});
