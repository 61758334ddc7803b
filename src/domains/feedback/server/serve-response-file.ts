import { buildCsv, CSV_START, type CsvValue } from '#lib/csv.ts';
import type { Db } from '#platform/db/database.ts';
import { streamOf } from '#platform/files/sealed-files.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { FeedbackResponse } from '../contract.ts';
import { sayAnswers } from '../model/say-answers.ts';
import { STATUS_WORDS } from '../model/statuses.ts';
import { type Picked, readAllResponses } from './list-responses.ts';

const COLUMNS: readonly (readonly [header: string, of: (response: FeedbackResponse) => CsvValue])[] = [
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

/** Every answer like those asked for as CSV, newest first. It is read as it goes out, so memory holds few. */
export function serveResponseFile(ctx: Pick<Context, 'db' | 'actor'>, picked: Picked): Response {
  requireAdmin(ctx);
  return new Response(streamOf(writeRows(ctx.db, picked)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="feedback.csv"',
      'cache-control': 'no-store',
    },
  });
}

async function* writeRows(db: Db, picked: Picked): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${CSV_START}${buildCsv([COLUMNS.map(([header]) => header)])}`);
  for await (const responses of readAllResponses(db, picked))
    yield encoder.encode(buildCsv(responses.map((response) => COLUMNS.map(([, of]) => of(response)))));
}
