import { answerCsv, type CsvColumns } from '#platform/http/answer-csv.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { FeedbackResponse } from '../contract.ts';
import { sayAnswers } from '../model/say-answers.ts';
import { STATUS_WORDS } from '../model/statuses.ts';
import { type Picked, readAllResponses } from './list-responses.ts';

const COLUMNS: CsvColumns<FeedbackResponse> = [
  ['Answers', ({ answers }) => sayAnswers(answers)],
  ['When', ({ createdAt }) => createdAt],
  ['Widget', ({ widgetName }) => widgetName],
  ['Page', ({ place }) => place],
  ['Device', ({ device }) => device],
  ['State', ({ status }) => STATUS_WORDS[status]],
  ['Owner', ({ owner }) => owner?.name ?? ''],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Our answer', ({ reply }) => reply],
];

/** Every answer like those asked for as CSV, newest first. */
export function serveResponseFile(ctx: Pick<Context, 'db' | 'actor'>, picked: Picked): Response {
  requireAdmin(ctx);
  return answerCsv(readAllResponses(ctx.db, picked), COLUMNS, 'feedback.csv');
}
