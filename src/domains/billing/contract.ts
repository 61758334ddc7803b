import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { cursorParam, wide } from '#lib/stored-values.ts';
import { billedToSchema } from './contract/billed-to.ts';
import { boughtServiceSchema } from './contract/services.ts';
import { PERIODS } from './model/catalog-items.ts';
import { MOST_ITEMS, MOST_QUANTITY } from './model/quote.ts';
import { statusesOf } from './model/transitions.ts';
import { MOST_LETTERS } from './model/limits.ts';

export { type CatalogBundle, type CatalogPlan, type CatalogService, getCatalog } from './contract/catalog.ts';
export { getSandboxCheckout, paySandboxCheckout, takePaymentEvent } from './contract/provider.ts';
export { getMoneyPlan, getVendorMoney, type MoneyPlan } from './contract/milestones.ts';
export { ORDER_MINUTES, RENEWAL_TRIES } from './model/order-terms.ts';
export { PLAN_REFUND_DAYS, REFUND_DAYS } from './model/refund-rules.ts';
export { FEE_WORDS, feeBpsOf, feeOf, HIRED_FEE_BPS, releaseFee } from './model/job-fee.ts';
export {
  APPROVAL_DAYS,
  APPROVAL_TIME,
  HOLD_DAYS,
  HOLD_REMINDER_DAYS,
  MILESTONE_REFUND_RULE,
  REMINDER_DAYS,
} from './model/milestone-rules.ts';

const writes = { name: 'billing', hits: 120, perSeconds: 3600 } as const;
/** Cards are tried out where checkouts are cheap. */
const checkouts = { name: 'billing-checkouts', hits: 20, perSeconds: 3600 } as const;
const cents = wide(z.number().int());
const itemId = z.string().min(1).max(MOST_LETTERS.itemId);
const STATES = /^[A-Z]{2}$/;

const chosenItems = z
  .array(
    z.object({
      id: itemId,
      quantity: z
        .number('Choose a whole number')
        .int('Choose a whole number')
        .min(1, 'Choose at least one')
        .max(MOST_QUANTITY, `Choose at most ${MOST_QUANTITY}`),
      period: z.enum(PERIODS),
      without: z.array(itemId).max(20).optional().describe('Services of a bundle that are left out'),
      swaps: z
        .record(itemId, itemId)
        .refine((swaps) => Object.keys(swaps).length <= 20, 'Replace at most 20 services')
        .optional()
        .describe('Services of a bundle, each with the one that comes instead'),
    }),
  )
  .min(1, 'Choose something first')
  .max(MOST_ITEMS, `Order at most ${MOST_ITEMS} things at a time`);
const promoCode = z
  .string()
  .trim()
  .max(MOST_LETTERS.promoCode, `A code has at most ${MOST_LETTERS.promoCode} characters`)
  .nullable();
const state = z.string().max(2, 'Give the two letters of the state').regex(STATES, 'Give the two letters of the state');

const quoteSchema = z.object({
  lines: z.array(
    z.object({
      itemId: z.string(),
      priceId: z.string(),
      name: z.string(),
      period: z.enum(PERIODS),
      quantity: z.number().int(),
      cents,
      discountCents: cents,
      isIncluded: z.boolean().optional().describe('One of them comes with the buyer’s plan'),
      refundRule: z.string().optional().describe('How its money goes back, as of the day it was bought'),
      parts: z
        .array(z.object({ serviceId: z.string(), name: z.string(), quantity: z.number().int(), cents, refundRule: z.string() }))
        .optional()
        .describe('What a bundle holds, each at its price within it'),
    }),
  ),
  subtotalCents: cents,
  discountCents: cents,
  taxLines: z.array(z.object({ jurisdiction: z.string(), rate: z.number(), baseCents: cents, cents })),
  taxCents: cents,
  totalCents: cents,
});
export type PricedCart = z.infer<typeof quoteSchema>;

export const priceCart = defineEndpoint({
  method: 'POST',
  path: '/api/quotes',
  summary: 'What a choice costs today, with discount and tax. Nothing is ordered.',
  access: 'public',
  readsOnly: true,
  body: z.object({ items: chosenItems, promoCode, state }),
  response: quoteSchema,
});

const papersSchema = z
  .array(z.object({ name: z.string(), kind: z.enum(['invoice', 'credit-note']) }))
  .describe('Credit notes for what went back, and invoices for what of that came back');

const orderSchema = z.object({
  id: z.uuid(),
  number: z.number().describe('What people call it'),
  status: z.enum(statusesOf('order')),
  isTest: z.boolean().describe('No real money moves'),
  quote: quoteSchema,
  listing: z.object({ id: z.uuid(), label: z.string() }).nullable().describe('The own listing that it is for, as its buyer says'),
  jobId: z.uuid().nullable().describe('The job whose milestones it pays'),
  jobName: z.string().nullable().describe('What that job is called, such as "Photographer, request 12"'),
  includedTaxCents: cents.describe('Sales tax within the prices of milestones, as their quote has it'),
  isRenewal: z.boolean().describe('Pays for the next period of a plan, and ends with that plan'),
  promoCode: z.string().nullable(),
  state: z.string(),
  billing: z.object({ name: z.string(), address: z.string() }).nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  expiresAt: z.string().describe('Until then it can be paid at this price'),
  payment: z
    .object({
      status: z.enum(statusesOf('payment')),
      url: z.string().nullable().describe('The provider’s page, while it can be paid there'),
      failure: z.string().nullable(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    })
    .nullable(),
  invoice: z.object({ name: z.string(), issuedAt: z.string() }).nullable(),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(statusesOf('refund')),
      cents,
      reason: z.string(),
      answer: z.string().nullable().describe('Why it was declined'),
      isAutomatic: z.boolean().describe('Goes back without anyone deciding: paid twice, or for what could not begin'),
      isExtra: z.boolean().describe('Of a second payment: the order itself stays paid'),
      of: z.string().nullable().describe('The part of the order that it is for'),
      createdAt: z.string(),
      isOvertaken: z.boolean().describe('The buyer’s bank took the money back itself, so it did not go back from here'),
      papers: papersSchema,
    }),
  ),
  byBank: z
    .array(
      z.object({
        id: z.uuid(),
        cents,
        isReturned: z.boolean().describe('The bank reversed itself: the order is paid again'),
        papers: papersSchema,
      }),
    )
    .describe('What the buyer’s bank took back of the order'),
  isDisputed: z.boolean().describe('The buyer’s bank is deciding on the payment: nothing goes back from here meanwhile'),
  refundableCents: cents,
  creditCents: cents.describe(
    'What was left of an earlier plan and paid for a part of this one: it goes back after all of the card’s money',
  ),
  usedCents: cents.describe('What another plan was credited with: it goes back with that plan’s order'),
  services: z.array(boughtServiceSchema).describe('What is done for it, once it is paid'),
  parts: z
    .array(z.object({ key: z.string(), name: z.string(), isPlan: z.boolean(), cents, refundableCents: cents }))
    .describe('Plans and services in it, with what was paid for each and is not back; of a paid order'),
});
export type Order = z.infer<typeof orderSchema>;
const orderParams = z.object({ orderId: z.uuid() });

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Places an order and opens the provider’s page to pay. Only the server sets prices: a total that differs from the one seen is a conflict, with the new one. The same id gets the same order.',
  access: 'signed-in',
  body: z.object({
    id: z.uuid().describe('Made once for this form'),
    items: chosenItems,
    promoCode,
    state,
    listingId: z.uuid().nullable().default(null).describe('The own listing that it is for'),
    billing: billedToSchema,
    seenTotalCents: cents.min(0).describe('The total the buyer agreed to'),
    consent: z.literal(true, 'Agree to the terms first'),
  }),
  response: orderSchema,
  limit: checkouts,
});

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'My orders, newest first.',
  access: 'signed-in',
  response: z.object({ orders: z.array(orderSchema) }),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderId}',
  summary: 'An order in its current state, for its buyer.',
  access: 'signed-in',
  params: orderParams,
  response: orderSchema,
});

export const payOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/checkout',
  summary: 'Opens the provider’s page for an unpaid order, or the page that is already open.',
  access: 'signed-in',
  params: orderParams,
  response: orderSchema,
  limit: checkouts,
});

export const assignOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/orders/{orderId}/sale',
  summary: 'Says for which of my listings I placed an order, so that I see what each sale costs me; null for none.',
  access: 'signed-in',
  params: orderParams,
  body: z.object({ listingId: z.uuid().nullable() }),
  response: orderSchema,
  limit: writes,
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/cancel',
  summary: 'Cancels an order that is not paid.',
  access: 'signed-in',
  params: orderParams,
  response: orderSchema,
  limit: writes,
});

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderId}/invoice',
  summary: 'The invoice of a paid order as a PDF; with a name, another of its papers, such as a credit note.',
  access: 'signed-in',
  params: orderParams,
  query: z.object({ name: z.string().max(60).optional() }),
  produces: 'application/pdf',
});

/** How long the reason of a refund, and of a no to one, may be. */
export const REFUND_TEXT_MAX = 500;
const refundReason = refuseCardNumbers(
  z.string().trim().min(3, 'Say why in a few words').max(REFUND_TEXT_MAX, `At most ${REFUND_TEXT_MAX} characters`),
);

const refundBody = z.object({
  id: z.uuid(),
  cents: cents.min(1, 'Give an amount above zero').max(100_000_000_00),
  reason: refundReason,
  part: z.string().max(80).optional().describe('The key of the part of the order that it is for'),
});

export const requestRefund = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/refunds',
  summary: 'Asks for a refund of a paid order. An administrator decides. The same id gets the same answer.',
  access: 'signed-in',
  params: orderParams,
  body: refundBody,
  response: orderSchema,
  limit: writes,
});

const adminOrderSchema = orderSchema.extend({
  buyer: z.string().nullable(),
  provider: z.string(),
  awaitsSecond: z.array(z.uuid()).describe('Refunds that one administrator agreed to, and a second one has to'),
  youAgreed: z.array(z.uuid()).describe('Those of them that the caller agreed to: someone else has to now'),
  awaitsBank: z
    .array(z.uuid())
    .describe('Refunds that are agreed to and go out once the buyer’s bank has decided on the payment'),
  needsTwo: z.array(z.uuid()).describe('Refunds that reach the limit with what went back of the order before'),
});
export const listAllOrders = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Everyone’s orders, newest first, or those with open refunds; a page at a time.',
  access: 'admin',
  query: z.object({
    show: z.enum(['all', 'refunds', 'paid']).default('all'),
    q: z
      .string()
      .trim()
      .max(MOST_LETTERS.lookUp)
      .optional()
      .describe('The number of an order or an invoice, or a whole email address'),
    cursor: cursorParam.optional(),
  }),
  response: z.object({ orders: z.array(adminOrderSchema), refundLimitCents: cents, nextCursor: z.string().nullable() }),
});

export const grantRefund = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{orderId}/refunds',
  summary: 'Refunds money of an order. Above the limit, a second administrator has to agree. The same id gets the same answer.',
  access: 'admin',
  proof: 'recent',
  params: orderParams,
  body: refundBody,
  response: orderSchema,
  limit: writes,
});

export const decideRefund = defineEndpoint({
  method: 'POST',
  path: '/api/admin/refunds/{refundId}/decision',
  summary: 'Agrees to a refund or rejects it. Above the limit two different administrators have to agree.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ refundId: z.uuid() }),
  body: refuseCardNumbers(
    z.object({ agrees: z.boolean(), answer: z.string().trim().max(REFUND_TEXT_MAX, `At most ${REFUND_TEXT_MAX} characters`) }),
  ).refine(({ agrees, answer }) => agrees || answer.length >= 3, { path: ['answer'], message: 'Say why in a few words' }),
  response: orderSchema,
  limit: writes,
});

const PLAN_VERBS = ['cancel', 'keep', 'pause', 'resume'] as const;
/** How many months a plan can rest. */
export const MOST_PAUSE_MONTHS = 3;
const subscriptionSchema = z.object({
  id: z.uuid(),
  planId: z.string(),
  planName: z.string(),
  period: z.enum(PERIODS),
  cents,
  status: z.enum(statusesOf('plan')),
  periodFrom: z.string(),
  periodTo: z.string().nullable().describe('The day of the next payment or of the end; null for a plan paid once'),
  next: z
    .object({
      planId: z.string(),
      planName: z.string(),
      period: z.enum(PERIODS),
      cents: cents.describe('At that day’s price, before tax'),
    })
    .nullable()
    .describe('What it becomes at the end of the period'),
  nextTryAt: z.string().nullable().describe('When a failed payment is tried again'),
  dueOrderId: z
    .uuid()
    .nullable()
    .describe('The order to pay by hand after a renewal failed; what pays it is kept for later ones'),
  pauseMonths: z.number().int().nullable().describe('How many months it pauses, from the end of the period'),
  pausedUntil: z.string().nullable().describe('The day it resumes automatically'),
  included: z.array(z.object({ id: z.string(), name: z.string() })).describe('Services that can still be ordered at no cost'),
  hasAnswers: z.boolean().describe('Whether the plan includes answers to questions'),
  verbs: z.array(z.enum(PLAN_VERBS)),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/subscriptions',
  summary: 'My plans, with what can be done now.',
  access: 'signed-in',
  response: z.object({ subscriptions: z.array(subscriptionSchema) }),
});

export const moveSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/moves',
  summary: 'Cancels a plan at the end of the paid period, keeps it after all, pauses it from then on, or resumes it right away.',
  access: 'signed-in',
  params: z.object({ subscriptionId: z.uuid() }),
  body: z.object({
    verb: z.enum(PLAN_VERBS),
    months: z
      .number()
      .int()
      .min(1, 'At least a month')
      .max(MOST_PAUSE_MONTHS, `At most ${MOST_PAUSE_MONTHS} months`)
      .optional()
      .describe('Of a pause'),
  }),
  response: subscriptionSchema,
  limit: writes,
});

export const changeSubscription = defineEndpoint({
  method: 'PUT',
  path: '/api/subscriptions/{subscriptionId}/next',
  summary: 'Changes a plan starting with its next period, at that day’s price. Nothing is charged before then.',
  access: 'signed-in',
  params: z.object({ subscriptionId: z.uuid() }),
  body: z.object({
    planId: itemId,
    period: z.enum(['month', 'year']),
    seenCents: cents.min(0).max(100_000_000_00).describe('The price the person agreed to, before tax'),
  }),
  response: subscriptionSchema,
  limit: writes,
});

const planChoice = { planId: itemId, period: z.enum(['month', 'year']) };
const planSwitchSchema = z.object({
  creditCents: cents.describe('What is left of the paid period'),
  priceCents: cents.describe('Of a whole period, as it renews'),
  taxCents: cents,
  totalCents: cents.describe('To be paid now'),
  periodTo: z.string().describe('The day of the next payment'),
});
export type PlanSwitch = z.infer<typeof planSwitchSchema>;

export const priceSwitch = defineEndpoint({
  method: 'GET',
  path: '/api/subscriptions/{subscriptionId}/switch',
  summary: 'What it costs to switch to another plan today, less what is left of the paid period.',
  access: 'signed-in',
  params: z.object({ subscriptionId: z.uuid() }),
  query: z.object(planChoice),
  response: planSwitchSchema,
});

export const switchSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/subscriptions/{subscriptionId}/switch',
  summary:
    'Orders another plan starting today. It begins, with its own period, once the difference is paid; until then nothing changes. The same id gets the same order.',
  access: 'signed-in',
  params: z.object({ subscriptionId: z.uuid() }),
  body: z.object({
    ...planChoice,
    id: z.uuid().describe('Made once for this form'),
    seenTotalCents: cents.min(0).max(100_000_000_00).describe('The total the person agreed to'),
  }),
  response: orderSchema,
  limit: checkouts,
});
