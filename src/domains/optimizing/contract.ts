import { z } from 'zod';
import { checkedCopySchema } from '#domains/compliance/contract.ts';
import { standardStatusSchema } from '#domains/listings/contract.ts';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { formatNumber } from '#lib/format.ts';
import { CLAIM_KINDS } from './model/claims/claim.ts';
import { SCORE_PART_NAMES } from './model/score/score-rules.ts';
import { COPY_LIMITS, TONES } from './model/writing/tones.ts';
import { MOST_LETTERS } from './model/limits.ts';

export * from './contract/trials.ts';
export { isUnbuilt } from './model/home-facts.ts';
export { COPY_LIMITS, type CopyLimit, type Tone, TONE_WORDS, TONES } from './model/writing/tones.ts';
export { SHOWING_TIMES } from './model/score/score-types.ts';
export { type ScorePart, SCORE_PARTS } from './model/score/score-rules.ts';

const points = z.number();
const fieldNames = z.array(z.string()).describe('RESO fields, "Photo: …" and "Nearby: …"');

const lineSchema = z.object({
  key: z.string(),
  label: z.string(),
  earned: points.nullable().describe('Null: it cannot be judged, and counts neither way'),
  of: points,
  why: z.string(),
});

const scoreSchema = z.object({
  score: z.number().int().describe('0 to 100; 0 while a gate is shut'),
  ungated: z.number().int().describe('What it comes to with both gates open'),
  judged: points.describe('Points that could be judged; the score is the share of them'),
  gates: z.array(z.object({ gate: z.enum(['fair-housing', 'altered-photos']), isOpen: z.boolean(), why: z.string() })),
  parts: z.array(z.object({ part: z.enum(SCORE_PART_NAMES), earned: points, of: points, lines: z.array(lineSchema) })),
  gains: z
    .array(
      z.object({
        part: z.enum(SCORE_PART_NAMES),
        key: z.string(),
        points,
        todo: z.string(),
        minutes: z.number().int(),
        where: z.string().describe('A part of the editor, or the showing times; texts are changed beside the score'),
        field: z.string().optional().describe('The field of the editor to fill in'),
      }),
    )
    .describe('Points to gain, the least effort first'),
});
export type ScoreAnswer = z.infer<typeof scoreSchema>;

const factValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const claimSchema = z.object({
  kind: z.enum(CLAIM_KINDS),
  start: z.number().int().describe('UTF-16 units of the text'),
  end: z.number().int(),
  text: z.string(),
  reason: z.string(),
  proposals: z
    .array(z.object({ field: z.string(), label: z.string(), value: factValueSchema }))
    .describe('The fields that together would support it, if it is true; empty if none can'),
});
export type UnsupportedClaim = z.infer<typeof claimSchema>;

const sentenceSchema = z.object({
  text: z.string(),
  fields: fieldNames,
  alone: z.string().optional().describe('What it says without the sentence before it, if that differs'),
});
export type CopySentence = z.infer<typeof sentenceSchema>;

const textCheckSchema = z.object({
  claims: z.array(claimSchema).describe('What the text says without a field'),
  compliance: checkedCopySchema,
  grade: z.number().nullable().describe('Flesch–Kincaid; null without words'),
  words: z.number().int(),
  sentences: z.array(sentenceSchema).describe('Its sentences, each with the fields that support something in it'),
});
export type TextCheck = z.infer<typeof textCheckSchema>;

const copySchema = z.object({
  variants: z
    .array(
      z.object({
        tone: z.enum(TONES),
        limit: z.literal(COPY_LIMITS).describe('Characters at most'),
        text: z.string(),
        sentences: z.array(sentenceSchema),
        score: z.number().int().describe('Text score, 0 to 100'),
      }),
    )
    .describe('Empty if too little is known for a sentence'),
  titles: z.array(sentenceSchema).describe('At most 80 characters, the best length first'),
  highlights: z.array(sentenceSchema),
  snippet: sentenceSchema.nullable().describe('For search engines, at most 155 characters'),
  social: sentenceSchema.nullable().describe('For a post, at most 280 characters'),
  translatable: z.array(sentenceSchema).describe('One fact a sentence, in simple words'),
  factsUsed: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
  contradictions: z.array(z.object({ fields: fieldNames, message: z.string() })).describe('Facts that nothing is said of'),
  model: z
    .object({
      name: z.string(),
      text: z.string(),
      sentences: z.array(sentenceSchema),
      removed: z.array(z.object({ text: z.string(), why: z.string() })).describe('Its sentences that the checks took out'),
    })
    .nullable()
    .describe('What a language model wrote from the same facts; null if none is configured, or none of it stood the checks'),
  engine: z.string().describe('Who wrote'),
});
export type CopyAnswer = z.infer<typeof copySchema>;

export const MOST_FACTS = 80;

const givenFact = z.object({
  field: z.string().min(1).max(60).describe('RESO name'),
  value: z.union([
    z.string().max(1024),
    z.number().min(-1_000_000_000).max(1_000_000_000),
    z.boolean(),
    z.array(z.string().max(MOST_LETTERS.fact)).max(40),
  ]),
});

export const MOST_TITLE = 200;
export const MOST_DESCRIPTION = 8000;

export const enhanceListing = defineEndpoint({
  method: 'POST',
  path: '/api/listing-enhancer',
  summary:
    'Checks a pasted title and description against the facts given, and writes texts from the facts alone. Nothing is stored.',
  access: 'public',
  readsOnly: true,
  body: z.object({
    title: z.string().max(MOST_TITLE, `Use at most ${MOST_TITLE} characters`).default(''),
    description: z
      .string()
      .max(MOST_DESCRIPTION, `Use at most ${formatNumber(MOST_DESCRIPTION)} characters`)
      .default(''),
    facts: z.array(givenFact).max(MOST_FACTS, `Give at most ${MOST_FACTS} facts`).default([]),
    rooms: z.array(z.string().max(40)).max(100).default([]).describe('What photos of the home show: RESO ImageOf'),
    round: z.number().int().min(0).max(1000).default(0).describe('Another number gives other wordings'),
  }),
  response: z.object({
    before: z.object({
      score: z.number().int().nullable().describe('Text score of what was pasted, 0 to 100; null without a text'),
      title: textCheckSchema,
      description: textCheckSchema,
    }),
    copy: copySchema,
  }),
  limit: { name: 'listing-enhancer', hits: 60, perSeconds: 3600 },
});
export type EnhancedListing = EndpointResponse<typeof enhanceListing>;

export const pageAddressSchema = z.object({
  address: z
    .string()
    .trim()
    .max(MOST_LETTERS.pageAddress, `Use at most ${formatNumber(MOST_LETTERS.pageAddress)} characters`)
    .regex(/^https?:\/\//i, 'Give the whole address, as in https://example.com/homes/12')
    .refine((address) => URL.canParse(address), 'This is no address of a page'),
});

export const readListingAddress = defineEndpoint({
  method: 'POST',
  path: '/api/listing-enhancer/page',
  summary:
    'What the page at an address says of a home: its texts, and facts from its structured data. It is asked for once, on the public internet alone, and stored nowhere.',
  access: 'signed-in',
  readsOnly: true,
  body: pageAddressSchema,
  response: z.object({
    site: z.string(),
    title: z.string(),
    description: z.string(),
    isCut: z.boolean().describe('The page gives the beginning of its text alone'),
    facts: z.array(givenFact),
  }),
  limit: { name: 'listing-pages', hits: 30, perSeconds: 3600 },
});
export type ReadListingPage = EndpointResponse<typeof readListingAddress>;

const summarySchema = z.object({
  listingId: z.uuid(),
  label: z.string(),
  standardStatus: standardStatusSchema,
  isReadOnly: z.boolean().describe('The listing has ended'),
  score: z.number().int(),
  ungated: z.number().int(),
  gates: scoreSchema.shape.gates,
  gains: scoreSchema.shape.gains.describe('The three with the least effort'),
  minutes: z.number().int().describe('Of all points to gain, roughly'),
  updatedAt: z.string(),
  history: z
    .array(z.object({ day: z.string(), score: z.number().int(), ungated: z.number().int() }))
    .describe('Its score by day in the last 90 days, oldest first; days on which nothing changed may be left out'),
  benchmark: z
    .object({
      area: z.string(),
      homes: z.number().int().describe('For sale there'),
      photos: z.object({ own: z.number().int(), median: z.number() }),
      words: z.object({ own: z.number().int(), median: z.number() }).describe('Of the description'),
    })
    .nullable()
    .describe('Beside other homes for sale in its city; null with fewer than five of them'),
});
export type ScoredListing = z.infer<typeof summarySchema>;

export const listScores = defineEndpoint({
  method: 'GET',
  path: '/api/listing-scores',
  summary: 'Scores of the homes that I list or help to list, the lowest first.',
  access: 'signed-in',
  response: z.object({ listings: z.array(summarySchema) }),
  limit: { name: 'listing-scores', hits: 300, perSeconds: 3600 },
});

export const rescoreListings = defineEndpoint({
  method: 'POST',
  path: '/api/listing-scores',
  summary: 'Scores all homes that I list or help to list again, and keeps today’s scores for their trend.',
  access: 'signed-in',
  response: z.object({ listings: z.array(summarySchema) }),
  limit: { name: 'listing-rescores', hits: 30, perSeconds: 3600 },
});

export const getOptimization = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/optimization',
  summary: 'Score of a draft with every point explained, its texts checked, and texts written from its facts.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    round: z.coerce.number().int().min(0).max(1000).default(0).describe('Another number gives other wordings'),
  }),
  response: z.object({
    listingId: z.uuid(),
    label: z.string(),
    version: z.number().int(),
    canEdit: z.boolean().describe('The caller’s part may change it, and it has not ended'),
    hasEnded: z.boolean(),
    score: scoreSchema,
    title: textCheckSchema,
    description: textCheckSchema,
    copy: copySchema,
    missingRooms: z.array(z.string()),
    photoOrder: z.array(z.uuid()).nullable().describe('A better order; null if the present one is right'),
    coverId: z.uuid().nullable().describe('A better cover; null if the present one is right'),
    unsaid: z
      .array(sentenceSchema.extend({ sentence: z.string().nullable().describe('Says it; null if none of the texts does') }))
      .describe('Facts of the home that buyers filter by and the description does not say'),
    unfilled: z
      .array(
        z.object({
          field: z.string(),
          part: z.string().describe('Of the editor'),
          label: z.string(),
          percent: z.number().int().nullable(),
        }),
      )
      .describe(
        'Fields that buyers filter by, still empty; with how many of 100 people who filtered on this site asked for them',
      ),
    askedBy: z
      .object({ people: z.number().int(), days: z.number().int() })
      .nullable()
      .describe('Whose searches these fields come from: people of a day. Null: too few yet, and a usual list stands in'),
    price: z.object({
      listPrice: z.number().nullable(),
      low: z.number().nullable().describe('Of the estimate, two cases in three'),
      high: z.number().nullable(),
      searchLimitJustBelow: z.number().nullable(),
    }),
  }),
  limit: { name: 'listing-optimization', hits: 600, perSeconds: 3600 },
});
export type Optimization = EndpointResponse<typeof getOptimization>;
