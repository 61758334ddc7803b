import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { wide } from '#lib/stored-values.ts';
import { LEAST_PAYOUT_CENTS } from '../model/payout-terms.ts';
import { statusesOf } from '../model/transitions.ts';
import { billedToSchema } from './billed-to.ts';
import { payoutHoldSchema } from './payout-holds.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const writes = { name: 'milestones', hits: 120, perSeconds: 3600 } as const;
const cents = wide(z.number().int());
const text = refuseCardNumbers(
  z
    .string()
    .trim()
    .max(MOST_LETTERS.milestone, `At most ${formatNumber(MOST_LETTERS.milestone)} characters`),
);
export const MILESTONE_VERBS = [
  'submit',
  'approve',
  'release-part',
  'ask-changes',
  'dispute',
  'add-evidence',
  'give-back',
] as const;
export type MilestoneVerb = (typeof MILESTONE_VERBS)[number];

const milestoneSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  cents,
  feeCents: cents.describe('What the platform keeps when it is released'),
  vendorCents: cents.describe('What the vendor gets'),
  status: z.enum(statusesOf('milestone')),
  approveBy: z.string().nullable().describe('The day it’s approved if no one answers'),
  releasedCents: cents,
  refundedCents: cents,
  remainingCents: cents.describe('Still held, or to be paid'),
  isQuestioned: z.boolean().describe('The client’s bank questions the payment: nothing of it moves until that is settled'),
  verbs: z.array(z.enum(MILESTONE_VERBS)).describe('What the caller may do now'),
  notes: z.array(z.object({ side: z.enum(['client', 'vendor', 'admin']), verb: z.string(), text: z.string(), at: z.string() })),
});
export type Milestone = z.infer<typeof milestoneSchema>;

const planSchema = z.object({
  engagementId: z.string(),
  side: z.enum(['client', 'vendor', 'admin']),
  heldCents: cents,
  isPayable: z.boolean().describe('Whether the caller can pay here'),
  isTest: z.boolean().describe('No real money moves'),
  feeBps: z.number().int().describe('What the platform keeps of the price before tax as it is released, in basis points'),
  milestones: z.array(milestoneSchema),
});
export type MoneyPlan = z.infer<typeof planSchema>;
const engagementParams = z.object({ engagementId: z.string().min(1).max(60) });

export const getMoneyPlan = defineEndpoint({
  method: 'GET',
  path: '/api/engagement-money/{engagementId}',
  summary: 'The milestones of a job and what is held for them, for its client, its vendor’s team and administrators.',
  access: 'signed-in',
  params: engagementParams,
  response: planSchema,
});

export const fundMilestones = defineEndpoint({
  method: 'POST',
  path: '/api/engagement-money/{engagementId}/fund',
  summary: 'Orders the payment of milestones, whose money is then held. The same id gets the same order. Answers where to pay.',
  access: 'signed-in',
  params: engagementParams,
  body: z.object({
    id: z.uuid().describe('Made once for this form'),
    milestoneIds: z.array(z.uuid()).min(1, 'Choose a milestone').max(20),
    seenTotalCents: cents.min(1).max(100_000_000_00),
    billing: billedToSchema,
  }),
  response: z.object({ orderId: z.uuid(), url: z.string().nullable() }),
  limit: { name: 'billing-checkouts', hits: 20, perSeconds: 3600 },
});

export const moveMilestone = defineEndpoint({
  method: 'POST',
  path: '/api/milestones/{milestoneId}/moves',
  summary:
    'The vendor submits or gives back, the client approves, releases a part or asks for changes, both dispute and add evidence.',
  access: 'signed-in',
  params: z.object({ milestoneId: z.uuid() }),
  body: z.object({
    verb: z.enum(MILESTONE_VERBS),
    text,
    cents: cents.min(1).max(100_000_000_00).optional().describe('Of a part that is released'),
    seenReleasedCents: cents
      .min(0)
      .max(100_000_000_00)
      .optional()
      .describe('With a part that is released: what of it was released before. The same, sent again, releases nothing twice'),
  }),
  response: planSchema,
  limit: writes,
});

export const decideMilestone = defineEndpoint({
  method: 'POST',
  path: '/api/admin/milestones/{milestoneId}/decision',
  summary: 'Ends a dispute: a sum in cents goes to the vendor, the rest back to the client.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ milestoneId: z.uuid() }),
  body: z.object({ releaseCents: cents.min(0).max(100_000_000_00), text }),
  response: planSchema,
  limit: writes,
});

const payoutSchema = z.object({ id: z.uuid(), cents, status: z.enum(statusesOf('payout')), createdAt: z.string() });
const earnedSchema = z.object({
  grossCents: cents.describe('Released, before the fee'),
  feeCents: cents.describe('Kept by the platform'),
  netCents: cents.describe('What the vendor got, debts repaid among it'),
  takenCents: cents.describe('Of that, what clients’ banks took back, less what they returned'),
  payments: z.number().int().describe('Releases'),
});
const vendorMoneySchema = z.object({
  isTest: z.boolean(),
  year: z.number().int(),
  years: z.array(z.number().int()).describe('The ones you can ask for, newest first'),
  earned: earnedSchema.describe('Of the year'),
  months: z.array(earnedSchema.extend({ month: z.string().describe('Such as 2026-11') })),
  nextPayoutOn: z.string().nullable().describe('The day of the next automatic payout; null while the vendor is suspended'),
  hold: payoutHoldSchema.nullable().describe('Why payouts wait; null where they need not'),
  maySend: z.boolean().describe('Whether the caller may send payouts and say where they go'),
  heldCents: cents.describe('Held for milestones that are not released'),
  availableCents: cents.describe('Available for payout now'),
  underWayCents: cents,
  debtCents: cents.describe('Taken off the next release or payout'),
  paidCents: cents,
  account: z
    .object({
      transfers: z.enum(['inactive', 'pending', 'active']),
      missing: z.array(z.string()),
      bankLast4: z.string().nullable().describe('Of the bank account that payouts go to, for those who may send them'),
    })
    .nullable(),
  payouts: z.array(payoutSchema),
  invoices: z
    .array(
      z.object({
        name: z.string(),
        orderId: z.uuid(),
        kind: z.enum(['invoice', 'credit-note']),
        totalCents: cents,
        issuedAt: z.string(),
      }),
    )
    .describe('To its clients, of the year, newest first; at most 500'),
  statementLines: z.number().int().describe('Of the whole year; `statement` holds the newest of them'),
  statement: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      about: z.string(),
      job: z.string().nullable().describe('What the job is called that it is about, if it is about one'),
      cents,
      balanceCents: cents,
    }),
  ),
});
export type VendorMoney = z.infer<typeof vendorMoneySchema>;
const vendorParams = z.object({ vendorId: z.uuid() });

export const getVendorMoney = defineEndpoint({
  method: 'GET',
  path: '/api/vendors/{vendorId}/money',
  summary: 'What a vendor earned in a year, what is held, owed, under way and paid, for its team.',
  access: 'signed-in',
  params: vendorParams,
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100).optional() }),
  response: vendorMoneySchema,
});

export const openPayoutAccount = defineEndpoint({
  method: 'POST',
  path: '/api/vendors/{vendorId}/payout-account',
  summary: 'Opens the provider’s page where an owner says, or changes, where the money goes. The link works once.',
  access: 'signed-in',
  proof: 'recent',
  params: vendorParams,
  response: z.object({ url: z.string() }),
  limit: writes,
});

export const finishTestAccount = defineEndpoint({
  method: 'POST',
  path: '/api/vendors/{vendorId}/payout-account/test',
  summary: 'In the sandbox, in place of the provider’s page: names a bank account, which makes the account active.',
  access: 'signed-in',
  params: vendorParams,
  response: vendorMoneySchema,
  limit: writes,
});

export const requestPayout = defineEndpoint({
  method: 'POST',
  path: '/api/vendors/{vendorId}/payouts',
  summary: 'Pays out the available balance. It is also paid out automatically each week.',
  access: 'signed-in',
  proof: 'recent',
  params: vendorParams,
  body: z.object({
    id: z.uuid(),
    cents: cents.min(LEAST_PAYOUT_CENTS, `Pay out at least ${formatMoney(LEAST_PAYOUT_CENTS)}`).max(100_000_000_00),
  }),
  response: vendorMoneySchema,
  limit: writes,
});
