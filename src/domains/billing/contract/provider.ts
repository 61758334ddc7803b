import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { wide } from '#lib/stored-values.ts';
import { statusesOf } from '../model/transitions.ts';

const cents = wide(z.number().int());

export const getSandboxCheckout = defineEndpoint({
  method: 'GET',
  path: '/api/sandbox-checkouts/{checkoutId}',
  summary: 'The test provider’s page: what is due, and the outcomes to choose from. It asks for no card.',
  access: 'signed-in',
  params: z.object({ checkoutId: z.string().min(1).max(60) }),
  response: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    cents,
    lines: z.array(z.object({ name: z.string(), cents })),
    asksAuthentication: z.boolean(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    cards: z.array(z.object({ key: z.string(), label: z.string(), brand: z.string(), last4: z.string() })),
  }),
});

export const paySandboxCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox-checkouts/{checkoutId}/payment',
  summary: 'Pays through the test provider with a chosen outcome.',
  access: 'signed-in',
  params: z.object({ checkoutId: z.string().min(1).max(60) }),
  body: z.object({
    card: z.string().min(1).max(40),
    confirms: z.boolean().optional().describe('The answer to a card that asks for confirmation'),
  }),
  response: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    outcome: z.enum(statusesOf('payment')),
    failure: z.string().nullable(),
  }),
  limit: { name: 'sandbox-payments', hits: 60, perSeconds: 3600 },
});

export const takePaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/api/payment-events/{provider}',
  summary: 'Where payment providers report changes. Signed; stored before it is processed.',
  access: 'public',
  params: z.object({ provider: z.enum(['sandbox', 'stripe']) }),
  consumes: 'application/json',
  limit: { name: 'payment-events', hits: 6000, perSeconds: 60 },
});
