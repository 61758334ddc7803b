import { EVIDENCE_WANTED, LEAST_EVIDENCE, MOST_EVIDENCE } from '../model/evidence.ts';
import { z } from 'zod';
import { defineListedSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { estimateSchema, homeValuationSchema } from './estimates.ts';
import { factValueSchema, homeParams } from './fields.ts';

const writes = { name: 'valuation-writes', hits: 60, perSeconds: 3600 };

const correctionSchema = z.object({
  id: z.uuid(),
  fact: z.string(),
  value: factValueSchema,
  evidence: z.string(),
  createdAt: z.string(),
});
export const myHomeSchema = z.object({
  homeId: z.number().int(),
  address: z.string(),
  isClaimed: z.boolean(),
  wantsMonthlyMail: z.boolean(),
  mailHindrance: z
    .enum(['settings', 'unconfirmed-address', 'demonstration'])
    .nullable()
    .describe('Why a requested mail would not arrive'),
  corrections: z.array(correctionSchema),
  estimate: estimateSchema.nullable().describe('With the corrections'),
});
export type MyHome = z.infer<typeof myHomeSchema>;

export const getMyHome = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/my-homes/{homeId}',
  summary: "The signed-in person's claim on a home, their corrections, and the estimate with them.",
  access: 'signed-in',
  params: homeParams,
  response: myHomeSchema,
});

export const listMyHomes = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/my-homes',
  summary: 'The homes that the signed-in person follows as their owner, oldest claim first.',
  access: 'signed-in',
  response: z.object({ homes: z.array(myHomeSchema) }),
});

export const claimHome = defineEndpoint({
  method: 'PUT',
  path: '/api/valuation/my-homes/{homeId}',
  summary: 'Follows a home as its owner, with or without a monthly mail.',
  access: 'signed-in',
  params: homeParams,
  body: z.object({ wantsMonthlyMail: z.boolean() }),
  response: myHomeSchema,
  limit: writes,
});

export const releaseHome = defineEndpoint({
  method: 'DELETE',
  path: '/api/valuation/my-homes/{homeId}',
  summary: 'Stops following a home, and deletes its corrections.',
  access: 'signed-in',
  params: homeParams,
  response: myHomeSchema,
  limit: writes,
});

export const correctFact = defineEndpoint({
  method: 'PUT',
  path: '/api/valuation/my-homes/{homeId}/corrections/{correctionId}',
  summary: 'Corrects a fact of the public record, with evidence. Only for a claimed home.',
  access: 'signed-in',
  params: homeParams.extend({ correctionId: z.uuid() }),
  body: z.object({
    fact: z.string().min(1).max(60),
    value: factValueSchema,
    evidence: z
      .string()
      .trim()
      .min(LEAST_EVIDENCE, EVIDENCE_WANTED)
      .max(MOST_EVIDENCE, `Say it in at most ${MOST_EVIDENCE} characters`),
  }),
  response: myHomeSchema,
  limit: writes,
});

export const undoCorrection = defineEndpoint({
  method: 'DELETE',
  path: '/api/valuation/my-homes/{homeId}/corrections/{correctionId}',
  summary: 'Undoes a correction.',
  access: 'signed-in',
  params: homeParams.extend({ correctionId: z.uuid() }),
  response: myHomeSchema,
  limit: writes,
});

const sharedValuationSchema = z.object({
  valuation: homeValuationSchema,
  sharedBy: z.string(),
  expiresAt: z.string(),
  correctedFacts: z.array(z.string()).describe('Facts of the record that the sharer corrected'),
});
export type SharedValuation = z.infer<typeof sharedValuationSchema>;

export const valuationSharing = defineListedSharing({
  what: 'the report of a home',
  page: '/shared/valuation',
  path: '/api/valuation/homes/{homeId}',
  params: homeParams,
  limits: { create: writes, end: writes },
  opened: {
    path: '/api/shared/valuation/{token}',
    summary: 'The report behind a link, as of today. Counts as a view.',
    response: sharedValuationSchema,
  },
});
