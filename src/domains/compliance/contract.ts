import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatNumber } from '#lib/format.ts';
import { DEFAULT_LIMIT, LINT_RULE_NAMES } from './model/lint-remarks.ts';
import { CATEGORIES, KINDS_OF_COPY, RULE_NAMES, SEVERITIES } from './model/finding.ts';
import { MOST_COPY } from './model/limits.ts';

export { checkCopy, type CheckOptions } from './model/check-copy.ts';
export type { Category, Finding, KindOfCopy, Passed, Rule, Severity } from './model/finding.ts';
export { openGate } from './model/gate.ts';
export { MOST_COPY } from './model/limits.ts';
export { lintRemarks } from './model/lint-remarks.ts';
export { packsFor, type RulePack } from './model/rule-packs.ts';

export const MOST_REASON_LETTERS = 300;

/** A warning that somebody lets pass. The same phrase is recognized by it. */
export const passedFindingSchema = z.object({
  category: z.enum(CATEGORIES),
  rule: z.enum(RULE_NAMES),
  text: z.string().min(1).max(500),
  pack: z.string().min(1).max(40),
});

const findingSchema = z.object({
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES).describe('hard blocks publication; soft passes with a recorded reason'),
  start: z.number().int().describe('UTF-16 units of the sent text'),
  end: z.number().int().describe('One past the last'),
  text: z.string(),
  suggestion: z.string(),
  replacement: z.string().nullable().describe('A possible replacement; empty: remove it; null: only its writer can rephrase it'),
  rule: z.enum(RULE_NAMES),
  pack: z.string(),
});

export const checkedCopySchema = z.object({
  findings: z.array(findingSchema),
  lint: z
    .array(
      z.object({
        rule: z.enum(LINT_RULE_NAMES),
        start: z.number().int(),
        end: z.number().int(),
        text: z.string(),
        suggestion: z.string(),
      }),
    )
    .describe('What boards of agents forbid in public remarks; empty for other kinds'),
  packs: z
    .array(z.object({ id: z.string(), name: z.string(), version: z.string(), source: z.string(), asOf: z.string() }))
    .describe('The rules that checked it; a decision keeps their versions'),
});
export type CheckedCopy = z.infer<typeof checkedCopySchema>;

export const checkPublishedCopy = defineEndpoint({
  method: 'POST',
  path: '/api/compliance/check',
  summary: 'Phrases in a text about a home that fair-housing law forbids, or that can be read that way. Nothing is stored.',
  access: 'signed-in',
  body: z.object({
    text: z.string('send the text').max(MOST_COPY, `use at most ${formatNumber(MOST_COPY)} characters`),
    states: z
      .array(z.string().length(2, 'use two letters for a state'))
      .max(60)
      .default([])
      .describe('States where it is published; their packs apply too'),
    kind: z.enum(KINDS_OF_COPY).default('remarks'),
    limit: z.number().int().min(1).max(MOST_COPY).default(DEFAULT_LIMIT).describe('Characters that the board allows'),
  }),
  readsOnly: true,
  limit: { name: 'check-copy', hits: 120, perSeconds: 60 },
  response: checkedCopySchema,
});

/** A warning that a writer lets pass, with the reason. */
const passedWarningSchema = z.object({
  finding: passedFindingSchema,
  reason: z
    .string()
    .trim()
    .min(1, 'Say why it may stay')
    .max(MOST_REASON_LETTERS, `Use at most ${MOST_REASON_LETTERS} characters`),
});
export type PassedWarning = z.output<typeof passedWarningSchema>;

/** The passed warnings of one text. */
export const passedWarningsField = z.array(passedWarningSchema).max(20, 'Too many warnings: change the text').optional();
