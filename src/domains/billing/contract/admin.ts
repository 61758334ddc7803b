import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { dayField, rowIdParam, wide } from '#lib/stored-values.ts';
import { statusesOf } from '../model/transitions.ts';
import { waitingPayoutSchema } from './payout-holds.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { formatNumber } from '#lib/format.ts';

const writes = { name: 'billing-admin', hits: 300, perSeconds: 3600 } as const;
const cents = wide(z.number().int());

const differenceSchema = z.object({ provider: z.string(), objectId: z.string(), kind: z.string(), what: z.string(), cents });
export const getMoneyState = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money',
  summary:
    'The ledger’s balances, open disputes, payouts that wait, and every difference between provider and ledger as of the last day.',
  access: 'admin',
  response: z.object({
    books: z.array(
      z.object({
        book: z.enum(['live', 'sandbox']),
        since: z.string().nullable().describe('When its first line was booked'),
        accounts: z.array(z.object({ kind: z.string(), cents, availableCents: cents })),
      }),
    ),
    disputes: z.array(
      z.object({
        id: z.uuid(),
        orderNumber: z.number(),
        status: z.enum(statusesOf('dispute')),
        cents,
        reason: z.string(),
        dueAt: z.string().nullable(),
        evidence: z.string().describe('What was written; sent once it is answered'),
        isAnswered: z.boolean(),
      }),
    ),
    comparedAt: z.string().nullable().describe('When provider and ledger were last compared, once a day'),
    differences: z.array(differenceSchema).describe('That were found then, at most 500'),
    differenceCount: z.number().int(),
    openEvents: z.number().int(),
    waitingPayouts: z.array(waitingPayoutSchema).describe('What is owed to vendors whose payouts wait; at most 100'),
  }),
});

export const sendEvidence = defineEndpoint({
  method: 'POST',
  path: '/api/admin/disputes/{disputeId}/evidence',
  summary: 'Answers a card dispute, once.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ disputeId: z.uuid() }),
  body: refuseCardNumbers(
    z.object({
      text: z
        .string()
        .trim()
        .min(20, 'Write at least one sentence')
        .max(MOST_LETTERS.evidence, `At most ${formatNumber(MOST_LETTERS.evidence)} characters`),
    }),
  ),
  limit: writes,
});

export const LEDGER_KINDS = [
  'clearing',
  'connected',
  'bank',
  'disputed',
  'fees',
  'promo',
  'losses',
  'debt',
  'hold',
  'payable',
  'tax',
  'revenue',
] as const;

export const getLedgerStatement = defineEndpoint({
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'What was booked on an account of the ledger in a month, with the balance before and after each line.',
  access: 'admin',
  query: z.object({
    book: z.enum(['live', 'sandbox']),
    kind: z.enum(LEDGER_KINDS),
    owner: z
      .string()
      .max(MOST_LETTERS.lookUp)
      .default('')
      .describe('The job or vendor whose account it is; empty for the platform’s'),
    month: z
      .string()
      .max(7)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month such as 2026-11'),
    before: rowIdParam.optional().describe('Lines before this one, by its id'),
  }),
  response: z.object({
    openingCents: cents,
    closingCents: cents,
    lines: z.array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        journalId: z.number().int(),
        kind: z.string(),
        about: z.string(),
        orderNumber: z.number().int().nullable().describe('Of the order that it is about, if it is about one'),
        job: z.string().nullable().describe('What people call the job that it is about, if it is about one'),
        payee: z.string().nullable().describe('Whose payout it is about, if it is about one'),
        other: z.string(),
        cents,
        balanceCents: cents,
      }),
    ),
    lineCount: z.number().int().describe('Of the whole month'),
    nextBefore: z.number().int().nullable().describe('Asks for the lines before these'),
  }),
});

export const listLedgerOwners = defineEndpoint({
  method: 'GET',
  path: '/api/admin/ledger/owners',
  summary: 'Whose the accounts of a kind are, by name, those with most money first.',
  access: 'admin',
  query: z.object({
    book: z.enum(['live', 'sandbox']),
    kind: z.enum(LEDGER_KINDS),
    of: z.string().max(MOST_LETTERS.lookUp).default('').describe('Named too, if it is not among those with most money'),
  }),
  response: z.object({
    whose: z.enum(['platform', 'vendor', 'engagement']),
    owners: z.array(z.object({ id: z.string(), name: z.string(), cents })),
    ownerCount: z.number().int().describe('Of all of them'),
  }),
});

const promoSchema = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'cents']),
  value: z.number().int(),
  items: z.array(z.string()).describe('What it is for; empty for all'),
  leastCents: cents,
  mostUses: z.number().int(),
  uses: z.number().int(),
  onceEach: z.boolean(),
  fromDay: z.string(),
  untilDay: z.string().nullable(),
  discountCents: cents.describe('Discounts on paid orders'),
});
export type PromoLine = z.infer<typeof promoSchema>;

export const listPromoCodes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'All promo codes with the discounts they gave, newest first.',
  access: 'admin',
  response: z.object({ codes: z.array(promoSchema) }),
});

/** What the form of a promo code holds. */
export const promoFormSchema = z
  .object({
    kind: z.enum(['percent', 'cents'], 'Choose percent or an amount'),
    value: z.number('Give a value').int('Give a whole value').min(1, 'Give a value above zero').max(100_000_00),
    items: z.array(z.string().min(1).max(MOST_LETTERS.itemId)).max(50, 'At most 50 items'),
    leastCents: cents.min(0).max(100_000_00),
    mostUses: z.number('Give a number').int('Give a whole number').min(1, 'At least one use').max(1_000_000),
    onceEach: z.boolean(),
    fromDay: dayField('Give the first day'),
    untilDay: dayField('Give the last day').nullable(),
  })
  .refine(({ kind, value }) => kind === 'cents' || value <= 100, { path: ['value'], message: 'At most 100%' })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, {
    path: ['untilDay'],
    message: 'The last day comes after the first',
  });
export type PromoForm = z.output<typeof promoFormSchema>;

export const putPromoCode = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/promo-codes/{code}',
  summary: 'Adds a promo code, or changes one. Existing orders keep their discount.',
  access: 'admin',
  proof: 'recent',
  params: z.object({
    code: z
      .string()
      .max(MOST_LETTERS.promoCode, `A code has at most ${MOST_LETTERS.promoCode} characters`)
      .regex(/^[A-Z0-9-]{3,40}$/, 'Use 3 to 40 capital letters, digits and hyphens'),
  }),
  body: promoFormSchema,
  response: z.object({ codes: z.array(promoSchema) }),
  limit: writes,
});

export const resendRefund = defineEndpoint({
  method: 'POST',
  path: '/api/admin/refunds/{refundId}/resend',
  summary: 'Retries a failed refund: money that came back to us is sent once more.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ refundId: z.uuid() }),
  limit: writes,
});
