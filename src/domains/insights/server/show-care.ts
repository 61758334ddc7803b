import { hideFew } from '#domains/analytics/contract.ts';
import { type Span, sumActs } from '#domains/analytics/server/index.ts';
import { countVendorsWaiting } from '#domains/experts/server/index.ts';
import { measureFeedback } from '#domains/feedback/server/index.ts';
import { countHiringWaiting } from '#domains/hiring/server/index.ts';
import { countMistakesWaiting } from '#domains/inquiries/server/index.ts';
import { measureRequests } from '#domains/privacy/server/index.ts';
import { countPassedWords } from '#domains/selling/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { type ComparedWith, type getCompliance, type getFeedbackFigures, otherSpan } from '../contract.ts';
import { readInventedUntil } from './counted.ts';
import { SENTENCES, tally } from './tally.ts';

/** What people said of the product. */
export async function showFeedback(
  { db }: Context,
  { compare, ...span }: Span & { compare: ComparedWith },
): Promise<EndpointResponse<typeof getFeedbackFigures>> {
  const [now, earlier] = await Promise.all([measureFeedback(db, span), measureFeedback(db, otherSpan({ ...span, compare }))]);
  const heard = ({ responses, asked, replied, medianHoursToReply }: typeof now) => ({
    responses,
    asked,
    replied,
    medianHoursToReply,
  });
  return {
    now: heard(now),
    before: heard(earlier),
    scores: now.scores.map((score) => ({
      ...score,
      before: earlier.scores.find(({ label, kind }) => label === score.label && kind === score.kind)?.value ?? null,
    })),
    themes: now.themes,
    places: now.places,
  };
}

/** What waits for those who keep the rules, and what was let pass and refused. */
export async function showCompliance(ctx: Context, span: Span): Promise<EndpointResponse<typeof getCompliance>> {
  const [privacy, hiring, mistakes, vendors, passed, acts, inventedUntil] = await Promise.all([
    measureRequests(ctx, span),
    countHiringWaiting(ctx.db),
    countMistakesWaiting(ctx),
    countVendorsWaiting(ctx),
    countPassedWords(ctx.db),
    sumActs(ctx.db, span, 'act'),
    readInventedUntil(ctx.db),
  ]);
  const { times, shareOf } = tally(acts);
  const { shown, hidden } = hideFew(passed, ({ sellers }) => sellers);
  return {
    privacy,
    waiting: { moderation: hiring.moderation, mistakes, vendors },
    passed: shown.map(({ category, times: number }) => ({ category, times: number })),
    hiddenCategories: hidden,
    refused: times(['sentence_refused']),
    refusedRate: shareOf(['sentence_refused'], SENTENCES),
    inventedUntil,
  };
}
