import { z } from 'zod';
import { UPLOAD_CONSUMES, uploadQuery } from '#domains/documents/contract.ts';
import { defineListedSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatMegabytes } from '#lib/format.ts';
import { dayField } from '#lib/stored-values.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { MOST_BYTES, MOST_TERM_LETTERS, MOST_TIME_LETTERS } from './model/limits.ts';
import { SURENESS, type Sureness } from './model/showing/sureness.ts';

const surenessNames = Object.keys(SURENESS) as [Sureness, ...Sureness[]];

const termSchema = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'day', 'count', 'text']),
  value: z
    .string()
    .describe(
      'What counts: the correction if there is one. Dollars, a day (YYYY-MM-DD), a count or words; empty where nothing was found',
    ),
  read: z.string().describe('What was read in the paper'),
  page: z.number().int().nullable(),
  quote: z.string().nullable(),
  by: z.string().nullable().describe('The language model that read it; null where the rules did'),
  sureness: z.enum(surenessNames).describe('How far it can be relied on before someone compares it with its quote'),
  confirmedAt: z.string().nullable().describe('When a person confirmed or corrected it'),
  held: z
    .object({
      value: z.string().nullable().describe('Null where the papers disagree'),
      paper: z.string().nullable().describe('The name of the paper that says so'),
    })
    .optional()
    .describe('What holds instead, by other papers of the deal'),
});
export type Term = z.infer<typeof termSchema>;

const deadlineSchema = z.object({
  title: z.string(),
  rule: z.string().describe('How it is counted, in words'),
  day: z.string().nullable().describe('YYYY-MM-DD; null where its start is not known'),
  time: z.string().nullable().describe('HH:MM, wall time at the property'),
  isConfirmed: z.boolean().describe('Whether the start is confirmed and the form is one whose way of counting is known'),
  status: z.enum(['stated', 'blank', 'waived', 'see_addendum_not_attached']),
  page: z.number().int().nullable(),
  quote: z.string().nullable(),
  paper: z.string().optional().describe('The other paper of the deal that says so'),
  settledAt: z.string().optional().describe('When its owner confirmed it, set its day, or said that it is given up'),
  readDay: z.string().nullable().optional().describe('The day that was counted, where its owner settled it'),
  addedId: z.uuid().optional().describe('Of a time that its owner added'),
});
export type ContractDeadline = z.infer<typeof deadlineSchema>;

const flagSchema = z.object({
  code: z.string(),
  title: z.string(),
  severity: z.enum(['high', 'medium', 'note']),
  why: z.string(),
  ask: z.string(),
  page: z.number().int().nullable(),
  quote: z.string().nullable(),
  sureness: z.enum(['likely', 'check']).optional().describe('Of a flag that no rule knows, but learned weights of its words'),
});
export type ContractFlag = z.infer<typeof flagSchema>;

const progressSchema = z
  .object({ done: z.number().int(), of: z.number().int() })
  .nullable()
  .describe('Pages of a scan whose letters are read; null once all are, and for what is no scan');

export const analysisSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  readAt: z.string(),
  pageCount: z.number().int(),
  sha256: z.string().describe('Of the file as it came, in hexadecimal; the file itself is not kept'),
  documentId: z
    .uuid()
    .nullable()
    .describe('The document of its owner that has this content; null for others, and where none has'),
  hasDrawnWords: z.boolean().describe('Whether it is a PDF whose words stand on its pages'),
  engine: z.string(),
  progress: progressSchema,
  problem: z.string().nullable().describe('Why a scan could not be read, in words for people'),
  kind: z.string(),
  isContract: z.boolean(),
  isTemplate: z.boolean(),
  form: z.string().nullable(),
  state: z.string().nullable(),
  summary: z.array(z.string()),
  terms: z.array(termSchema),
  contingencies: z.array(deadlineSchema),
  deadlines: z.array(deadlineSchema),
  isStartConfirmed: z.boolean().describe('Whether its owner confirmed the effective date, from which most deadlines count'),
  flags: z.array(flagSchema),
  blanks: z.array(z.string()),
});
export type Analysis = z.infer<typeof analysisSchema>;

const shortSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.string(),
  isContract: z.boolean(),
  readAt: z.string(),
  progress: progressSchema,
  problem: z.string().nullable(),
  partOf: z.uuid().nullable().describe('The agreement that it belongs to'),
  price: z.number().nullable().describe('Dollars'),
  highFlags: z.number().int(),
});
export type ShortAnalysis = z.infer<typeof shortSchema>;

const params = z.object({ contractId: z.uuid().describe('Made once for the paper: a repeat reads nothing again') });
const limit = { name: 'contracts', hits: 60, perSeconds: 3600 } as const;

export const readContractFile = defineEndpoint({
  method: 'PUT',
  path: '/api/contracts/{contractId}',
  summary: `Reads a contract: PDF, DOCX, plain text or a picture, up to ${formatMegabytes(MOST_BYTES)}. The letters of scans are read page by page afterwards. Keeps the terms and their quotes, not the file.`,
  access: 'signed-in',
  params,
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: analysisSchema,
  limit,
});

export const readContractDocument = defineEndpoint({
  method: 'POST',
  path: '/api/contracts/{contractId}/document',
  summary: 'Reads one of my documents as a contract, like a file that is sent. The document stays as it is.',
  access: 'signed-in',
  params,
  body: z.object({ documentId: z.uuid() }),
  response: analysisSchema,
  limit,
});

export const listContracts = defineEndpoint({
  method: 'GET',
  path: '/api/contracts',
  summary: 'The contracts that I had read, newest first.',
  access: 'signed-in',
  response: z.object({ contracts: z.array(shortSchema) }),
});

export const getContract = defineEndpoint({
  method: 'GET',
  path: '/api/contracts/{contractId}',
  summary: 'One contract that I had read.',
  access: 'signed-in',
  params,
  response: analysisSchema,
});

export const changesSchema = z.object({
  before: z.string().describe('The name of the earlier paper'),
  after: z.string(),
  terms: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['money', 'day', 'count', 'text']),
      before: z.string().describe('Empty where the earlier paper does not tell it'),
      after: z.string(),
    }),
  ),
  clauses: z.array(
    z.object({
      heading: z.string(),
      parts: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), words: z.string() })),
    }),
  ),
  isCut: z.boolean().describe('Whether more clauses changed than are told'),
  hasTexts: z.boolean().describe('Whether the words of both papers were kept, so that clauses could be compared'),
  note: z.string().nullable().describe('Which paper counts for what, where the later one changes only parts'),
});
export type ContractChanges = z.infer<typeof changesSchema>;

export const compareContracts = defineEndpoint({
  method: 'GET',
  path: '/api/contracts/{contractId}/changes',
  summary: 'What one of my contracts says otherwise than an earlier one of mine: terms first, then clauses.',
  access: 'signed-in',
  params,
  query: z.object({ since: z.uuid().optional().describe('The earlier contract; needed') }),
  response: changesSchema,
  limit: { name: 'contract changes', hits: 120, perSeconds: 3600 },
});

const saidSchema = z.object({
  paperId: z.uuid(),
  value: z.string(),
  page: z.number().int().nullable(),
  quote: z.string().nullable(),
});
export type Said = z.infer<typeof saidSchema>;

const heldSchema = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'day', 'count', 'text']),
  holds: saidSchema.nullable().describe('What holds, and which paper says it; null where papers disagree and none comes first'),
  rivals: z.array(saidSchema).describe('The values that disagree, where none holds'),
  overridden: z.array(saidSchema).describe('Values that another paper took away'),
  waiting: z.array(saidSchema).describe('Values from papers that not everyone has signed yet'),
});
export type HeldTerm = z.infer<typeof heldSchema>;

const dealPaperSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.string(),
  standing: z
    .enum(['counts', 'signed', 'waits', 'replaced'])
    .describe('counts: its person says so; signed: its text shows all signatures; waits: not yet; replaced: by a later one'),
  isOfAnotherHome: z.boolean().describe('Whether it names a home of another number than the agreement'),
  day: z.string().nullable().describe('The day of the paper, YYYY-MM-DD'),
  isDayGiven: z.boolean().describe('Whether its person gave the day; otherwise it was read'),
  isInForce: z.boolean().nullable().describe('Whether everyone signed it and has a copy, according to its person'),
});
export type DealPaperView = z.infer<typeof dealPaperSchema>;

export const dealSchema = z.object({
  agreementId: z.uuid(),
  papers: z.array(dealPaperSchema).describe('In the order in which they count'),
  terms: z.array(heldSchema).describe('Empty for one paper alone'),
  deadlines: z.array(deadlineSchema).describe('The times that hold, counted from the days that hold; empty for one paper alone'),
  isStartConfirmed: z.boolean().describe('Whether its owner confirmed the effective date that holds'),
});
export type DealView = z.infer<typeof dealSchema>;

export const readDeal = defineEndpoint({
  method: 'GET',
  path: '/api/contracts/{contractId}/deal',
  summary:
    'The agreement that a contract of mine is or belongs to, with the papers that change it: which term holds, by which paper.',
  access: 'signed-in',
  params,
  response: dealSchema,
  limit: { name: 'contract deals', hits: 300, perSeconds: 3600 },
});

export const placePaper = defineEndpoint({
  method: 'PUT',
  path: '/api/contracts/{contractId}/deal',
  summary: 'Says which agreement of mine a paper of mine belongs to, whether everyone signed it, and of what day it is.',
  access: 'signed-in',
  params,
  body: z.object({
    partOf: z.uuid().nullable().describe('The agreement; null for a paper that stands alone'),
    isInForce: z
      .boolean()
      .nullable()
      .describe('Whether everyone signed it and has a copy; null to go by the signatures that its text shows'),
    datedOn: dayField('Choose a date').nullable().describe('The day of the paper; null to go by what it says'),
  }),
  response: dealSchema,
  limit: { name: 'contract deals', hits: 300, perSeconds: 3600 },
});

export const settleTerm = defineEndpoint({
  method: 'PUT',
  path: '/api/contracts/{contractId}/terms',
  summary: 'Confirms or corrects one term; deadlines are counted anew. The value that was read stays beside it.',
  access: 'signed-in',
  params,
  body: z.object({
    path: z.string().max(60),
    value: z
      .string()
      .trim()
      .max(MOST_TERM_LETTERS, `Keep it under ${MOST_TERM_LETTERS} characters`)
      .nullable()
      .describe('Null to take the confirmation back'),
  }),
  response: analysisSchema,
  limit: { name: 'contract terms', hits: 600, perSeconds: 3600 },
});

export const settleTime = defineEndpoint({
  method: 'PUT',
  path: '/api/contracts/{contractId}/times',
  summary: 'Confirms a time of one of my contracts, sets its day, or says that it is given up. What was counted stays beside it.',
  access: 'signed-in',
  params,
  body: z.object({
    title: z.string().max(300),
    quote: z.string().max(4000).nullable().describe('As it is told: several times may have one name'),
    value: dayField('Choose a date').or(z.literal('waived')).nullable().describe('Null to take it back'),
  }),
  response: analysisSchema,
  limit: { name: 'contract terms', hits: 600, perSeconds: 3600 },
});

export const saveOwnTime = defineEndpoint({
  method: 'PUT',
  path: '/api/contracts/{contractId}/own-times',
  summary: 'Adds a time to one of my contracts that was not read in it, changes it, or takes it out again.',
  access: 'signed-in',
  params,
  body: z.object({
    id: z.uuid().describe('Made once for the time: a repeat adds nothing'),
    time: z
      .object({
        title: z
          .string()
          .trim()
          .min(1, 'Say what is due')
          .max(MOST_TIME_LETTERS.title, `Keep it under ${MOST_TIME_LETTERS.title} characters`),
        rule: z
          .string()
          .trim()
          .max(MOST_TIME_LETTERS.rule, `Keep it under ${MOST_TIME_LETTERS.rule} characters`)
          .describe('How it is counted, as in: 10 days after acceptance'),
        basis: z.enum(['calendar', 'business']).nullable(),
        day: dayField('Choose a date'),
      })
      .nullable()
      .describe('Null takes it out'),
  }),
  response: analysisSchema,
  limit: { name: 'contract terms', hits: 600, perSeconds: 3600 },
});

export const deleteContract = defineEndpoint({
  method: 'DELETE',
  path: '/api/contracts/{contractId}',
  summary: 'Deletes what was read out of one contract.',
  access: 'signed-in',
  params,
  limit,
});

const sharedContractSchema = z.object({
  analysis: analysisSchema,
  deal: dealSchema.nullable().describe('Which term holds, by which paper; null where no other paper changes the agreement'),
  sharedBy: z.string().nullable(),
  expiresAt: z.string(),
});
export type SharedContract = z.infer<typeof sharedContractSchema>;

export const contractSharing = defineListedSharing({
  what: 'what one of my contracts says',
  page: '/shared/contract',
  path: '/api/contracts/{contractId}',
  params,
  proof: 'recent',
  limits: { create: { name: 'contract-share', hits: 60, perSeconds: 3600 }, end: limit },
  opened: {
    path: '/api/shared/contracts/{token}',
    summary:
      'The terms, deadlines, flags and blanks of a contract behind a link, and for an agreement what later papers change. Counts as a view.',
    response: sharedContractSchema,
  },
});

const report = {
  method: 'GET',
  produces: 'application/pdf',
  limit: { name: 'contract-report', hits: 60, perSeconds: 3600 },
} as const;

export const getContractReport = defineEndpoint({
  ...report,
  path: '/api/contracts/{contractId}/report',
  summary: 'What one of my contracts says, as PDF.',
  access: 'signed-in',
  params,
});

export const getSharedContractReport = defineEndpoint({
  ...report,
  path: '/api/shared/contracts/{token}/report',
  summary: 'What the contract behind a link says, as PDF.',
  access: 'public',
  params: linkTokenParams,
});

export const getContractCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/contracts/{contractId}/calendar.ics',
  summary:
    'The deadlines of one of my contracts that have a day and a confirmed start, as an iCalendar file: of a deal of several papers, those that hold.',
  access: 'signed-in',
  params,
  produces: 'text/calendar',
  limit: { name: 'contract-calendar', hits: 120, perSeconds: 3600 },
});
