import { z } from 'zod';
import { newShareSchema, shareLinksSchema, shareMadeSchema, shareTokenParams } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { GRID_LINES } from './model/adjust-comp.ts';
import { cmaHomeSchema } from './model/home.ts';
import { netSheetInputSchema } from './model/net-sheet.ts';
import { REPORT_PAGES } from './model/report-pages.ts';
import { ratesSchema } from './model/rates.ts';

export { GRID_LABELS, GRID_LINES, type GridLine } from './model/adjust-comp.ts';
export { type CmaHome } from './model/home.ts';
export { netSheetInputSchema, type NetSheetInput } from './model/net-sheet.ts';
export { REPORT_PAGE_LABELS, REPORT_PAGES, type ReportPage } from './model/report-pages.ts';
export { LEVEL_LINES, UNIT_LINES, type Rates } from './model/rates.ts';

export const COMP_KINDS = ['sold', 'pending', 'active', 'expired'] as const;
export type CompKind = (typeof COMP_KINDS)[number];

const cents = z.number().int();
const count = z.number().int();
const isoDate = z.iso.date('give a date as YYYY-MM-DD');

export const compFactsSchema = z.object({
  home: cmaHomeSchema,
  priceCents: cents.min(1).describe('Close price of a sale, list price of all else'),
  concessionsCents: cents.min(0).nullable().describe('Null: not known, and then not taken off'),
  contractDate: z.string().nullable(),
  closeDate: z.string().nullable(),
  listPriceCents: cents.nullable(),
  originalListPriceCents: cents.nullable(),
  listedOn: z.string().nullable(),
  days: count.nullable().describe('Days on the market'),
  listingKey: z.string().nullable().describe('Where its page is, if it has one'),
  source: z.string().describe('Where the facts come from'),
  priorSale: z.object({ date: z.string(), priceCents: cents }).nullable(),
});
export type CompFacts = z.infer<typeof compFactsSchema>;

export const brandSchema = z.object({
  preparedBy: z.string().max(120),
  company: z.string().max(120),
  license: z.string().max(60),
  phone: z.string().max(40),
  email: z.string().max(120),
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'give a color as #0f5d4a'),
  letter: z.string().max(3000),
  marketingPlan: z.string().max(3000),
  about: z.string().max(3000).default('').describe('Who prepared the report, in their own words'),
  logo: z
    .string()
    .max(400_000)
    .regex(/^(data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+)?$/, 'give a PNG or JPEG picture')
    .default('')
    .describe('A picture as a data address; kept small'),
});
export type Brand = z.infer<typeof brandSchema>;

export const reportSchema = z.object({
  pages: z.array(z.object({ page: z.enum(REPORT_PAGES), isShown: z.boolean() })),
  brand: brandSchema,
});
export type ReportSettings = z.infer<typeof reportSchema>;

const gridCellSchema = z.object({ line: z.enum(GRID_LINES), fact: z.string(), cents, reason: z.string().nullable() });

export const compSchema = z.object({
  key: z.string(),
  kind: z.enum(COMP_KINDS),
  facts: compFactsSchema,
  meters: z.number(),
  similarity: z.number(),
  manualWeight: z.number().nullable(),
  weight: z.number().describe('Share of 1 in the indicated value; 0 of what has not sold'),
  isOutlier: z.boolean(),
  cells: z.array(gridCellSchema),
  netCents: cents,
  grossCents: cents,
  adjustedCents: cents,
});
export type CmaComp = z.infer<typeof compSchema>;

const netSheetSchema = z.object({ priceCents: cents, netCents: cents, lines: z.array(z.object({ label: z.string(), cents })) });

export const cmaSchema = z.object({
  id: z.string(),
  title: z.string(),
  subject: cmaHomeSchema,
  subjectFacts: z.record(z.string(), z.string()).describe('The subject, line by line of the grid'),
  priorSales: z.array(z.object({ date: z.string(), priceCents: cents })).describe('Of the subject, three years'),
  effectiveDate: z.string(),
  refreshedAt: z.string(),
  where: z.string().describe('The market that rates come from'),
  marketSlug: z.string().nullable(),
  rung: z.object({ miles: z.number(), months: count, sizeShare: z.number() }).describe('How far the search for sales went'),
  rates: ratesSchema,
  rateEdits: z.record(z.string(), z.object({ cents, reason: z.string() })),
  comps: z.array(compSchema),
  result: z.object({ indicatedCents: cents, lowCents: cents, highCents: cents }).nullable(),
  strategies: z.array(
    z.object({
      name: z.string(),
      meaning: z.string(),
      ratio: z.number(),
      listPriceCents: cents,
      chances: z.array(z.object({ week: count, chance: z.number() })),
      expectedDays: count.nullable(),
    }),
  ),
  suggestion: z
    .object({ listPriceCents: cents, reason: z.string() })
    .nullable()
    .describe('What to ask, by the rule that its reason states'),
  daysByPrice: z
    .array(z.object({ ratio: z.number(), listPriceCents: cents, medianDays: count.nullable(), chance: z.number() }))
    .describe(
      'Median days to a buyer and the chance of one within 13 weeks, by asking price; empty where they cannot be learned',
    ),
  odds: z.object({ n: count, sold: count }).nullable().describe('Homes that the chances of selling were learned from'),
  netSheetInput: netSheetInputSchema,
  netSheets: z.array(netSheetSchema.extend({ name: z.string() })),
  report: reportSchema,
  shares: shareLinksSchema.shape.shares,
});
export type Cma = z.infer<typeof cmaSchema>;

/** Work on one's own analyses: many small changes in a row. */
const EDIT_LIMIT = { name: 'cma-edit', hits: 600, perSeconds: 3600 };
/** What looks at the whole market again. */
const LOOK_LIMIT = { name: 'cma-look', hits: 60, perSeconds: 3600 };

const idParams = z.object({ id: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const searchSubjects = defineEndpoint({
  method: 'GET',
  path: '/api/cma/subjects',
  summary: 'Homes of the public records whose address begins so.',
  access: 'signed-in',
  query: z.object({ q: z.string().min(2, 'type at least two letters').max(120) }),
  response: z.object({
    homes: z.array(z.object({ parcelId: count, address: z.string(), detail: z.string() })),
  }),
});

export const listCmas = defineEndpoint({
  method: 'GET',
  path: '/api/cmas',
  summary: 'My analyses, the latest first.',
  access: 'signed-in',
  response: z.object({
    cmas: z.array(
      z.object({ id: z.string(), title: z.string(), address: z.string(), effectiveDate: z.string(), updatedAt: z.string() }),
    ),
  }),
});

export const createCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas',
  summary:
    'Begins an analysis of a home by its record or its listing, with comparables and rates from the market. The same id again is the same analysis.',
  access: 'signed-in',
  body: z
    .object({
      id: z.uuid(),
      parcelId: count.optional(),
      listingKey: z.string().max(80).optional(),
      address: z
        .string()
        .trim()
        .min(3, 'give the address')
        .max(200)
        .optional()
        .describe('Of a home that no record holds: it lies beside the one that is named, and starts from its facts'),
    })
    .refine((body) => (body.parcelId === undefined) !== (body.listingKey === undefined), 'give parcelId or listingKey'),
  response: z.object({ id: z.string() }),
  limit: { name: 'cma-create', hits: 30, perSeconds: 3600 },
});

export const getCma = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}',
  summary: 'An analysis with its grid, value, strategies and net sheets.',
  access: 'signed-in',
  params: idParams,
  response: cmaSchema,
});

export const updateCma = defineEndpoint({
  method: 'PATCH',
  path: '/api/cmas/{id}',
  summary: 'Changes the facts, rates, costs or report of an analysis.',
  access: 'signed-in',
  params: idParams,
  body: z
    .object({
      title: z.string().min(1).max(120),
      subject: cmaHomeSchema,
      effectiveDate: isoDate,
      rateEdits: z.record(
        z.string().max(40),
        z.object({ cents: cents.min(-100_000_000).max(100_000_000), reason: z.string().min(3, 'say why').max(300) }),
      ),
      netSheet: netSheetInputSchema,
      report: reportSchema,
    })
    .partial(),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});

export const deleteCma = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}',
  summary: 'Deletes an analysis with its links.',
  access: 'signed-in',
  params: idParams,
  response: done,
  limit: EDIT_LIMIT,
});

export const duplicateCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/duplicate',
  summary: 'Makes a copy, without its links. The same new id again is the same copy.',
  access: 'signed-in',
  params: idParams,
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
  limit: LOOK_LIMIT,
});

export const refreshCma = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/refresh',
  summary:
    'Looks at the market again, as of today: rates, index, odds, and the facts of every comparable. What was set by hand stays.',
  access: 'signed-in',
  params: idParams,
  response: cmaSchema,
  limit: LOOK_LIMIT,
});

export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}/candidates',
  summary: 'Homes that could be comparables, the most alike first.',
  access: 'signed-in',
  params: idParams,
  query: z.object({
    miles: z.coerce.number().min(0.1).max(10).optional(),
    months: z.coerce.number().int().min(1).max(24).optional(),
    sizeShare: z.coerce.number().min(0.05).max(1).optional(),
  }),
  response: z.object({
    rung: cmaSchema.shape.rung,
    candidates: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(COMP_KINDS),
        facts: compFactsSchema,
        meters: z.number(),
        similarity: z.number(),
        isChosen: z.boolean(),
      }),
    ),
  }),
});

export const putComp = defineEndpoint({
  method: 'PUT',
  path: '/api/cmas/{id}/comps/{key}',
  summary: 'Takes a comparable in, or changes its weight and the adjustments set by hand.',
  access: 'signed-in',
  params: idParams.extend({ key: z.string().max(120) }),
  body: z.object({
    manualWeight: z.number().min(0).max(100).nullable().optional(),
    adjustments: z
      .array(
        z.object({
          line: z.enum(GRID_LINES),
          cents: cents.min(-10_000_000_000).max(10_000_000_000),
          reason: z.string().min(3, 'say why').max(300),
        }),
      )
      .max(GRID_LINES.length)
      .optional(),
    custom: compFactsSchema.optional().describe('The facts of one that no record knows; its key begins with custom:'),
  }),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});

export const removeComp = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}/comps/{key}',
  summary: 'Leaves a comparable out.',
  access: 'signed-in',
  params: idParams.extend({ key: z.string().max(120) }),
  response: cmaSchema,
  limit: EDIT_LIMIT,
});

export const createShare = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/shares',
  summary: 'Makes a link to the report that anyone who has it may open until it expires. Its token is told only once.',
  access: 'signed-in',
  params: idParams,
  body: newShareSchema,
  response: shareMadeSchema,
  limit: { name: 'cma-share', hits: 60, perSeconds: 3600 },
});

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}/shares/{shareId}',
  summary: 'Ends a link.',
  access: 'signed-in',
  params: idParams.extend({ shareId: z.uuid() }),
  response: done,
  limit: EDIT_LIMIT,
});

export const getReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}/report',
  summary: 'The report as PDF.',
  access: 'signed-in',
  params: idParams,
  produces: 'application/pdf',
});

const sharedCmaSchema = z.object({
  title: z.string(),
  address: z.string(),
  preparedBy: z.string(),
  company: z.string(),
  effectiveDate: z.string(),
  expiresAt: z.string(),
  result: cmaSchema.shape.result,
  comps: z.array(
    z.object({
      address: z.string(),
      closeDate: z.string().nullable(),
      priceCents: cents,
      adjustedCents: cents,
      weight: z.number(),
    }),
  ),
});
export type SharedCma = z.infer<typeof sharedCmaSchema>;

export const getSharedCma = defineEndpoint({
  method: 'GET',
  path: '/api/shared/cma/{token}',
  summary: 'What a link to a report leads to: title, value and when it ends. Counts as a view.',
  access: 'public',
  params: shareTokenParams,
  response: sharedCmaSchema,
});

export const getSharedReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/shared/cma/{token}/report',
  summary: 'The shared report as PDF.',
  access: 'public',
  params: shareTokenParams,
  produces: 'application/pdf',
  limit: { name: 'cma-shared-report', hits: 30, perSeconds: 600 },
});
