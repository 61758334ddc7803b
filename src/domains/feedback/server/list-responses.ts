import { sql } from 'kysely';
import { z } from 'zod';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { orderByTime, readInTurn, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { type FeedbackResponse, NOBODY, type ResponseList, type WidgetConfig, widgetConfigSchema } from '../contract.ts';
import type { ResponseStatus } from '../model/statuses.ts';
import { findThemes } from '../model/themes.ts';
import { nameOwners, present, readAnswers, scoresOf, selectResponses } from './responses.ts';

/** Scores and themes look at this many, the newest. */
const MOST_COUNTED = 5000;
const MOST_AT_ONCE = 1000;

/** Which answers are asked for. */
export interface Picked {
  widgetId?: string | undefined;
  status?: ResponseStatus | undefined;
  owner?: string | undefined;
  tag?: string | undefined;
  tests: '0' | '1';
}

const ORDER = orderByTime({ at: sql`r.created_at`, id: sql`r.id`, ids: z.uuid() });

/** Answers like those asked for, newest first, a page of them. The first page sums up all of them. */
export async function listResponses(
  ctx: Context,
  { cursor, limit, ...picked }: Picked & { cursor?: string | undefined; limit: number },
): Promise<ResponseList> {
  requireAdmin(ctx);
  const { db } = ctx;
  const after = ORDER.readCursor(cursor);
  const [rows, all, summary] = await Promise.all([
    readRows(db, picked, { after, limit: limit + 1 }),
    selectLike(db, picked)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirst(),
    after === undefined ? summarize(db, picked) : null,
  ]);
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  const { staff, nameOf } = await nameOwners(db, page);
  const configs = readConfigs(page);
  return {
    total: Number(all?.total ?? 0),
    responses: page.map((row) => present(row, configs.get(row.widget_id), nameOf)),
    nextCursor,
    summary: summary === null ? null : { ...summary, staff },
  };
}

/** Scores by question and themes of what people wrote in all answers like these, and by what answers can be picked. */
async function summarize(db: Db, picked: Picked) {
  const ofKind = db.selectFrom('feedback_responses as r').where('r.is_test', '=', picked.tests === '1');
  const [counted, widgets, tags] = await Promise.all([
    selectLike(db, picked)
      .clearSelect()
      .select(['r.widget_id', 'r.answers', 'w.config'])
      .orderBy(ORDER.by)
      .limit(MOST_COUNTED)
      .execute(),
    ofKind
      .innerJoin('feedback_widgets as w', 'w.id', 'r.widget_id')
      .select(['w.id', 'w.name'])
      .distinct()
      .orderBy('w.name')
      .execute(),
    ofKind
      .select(sql<string>`unnest(r.tags)`.as('tag'))
      .distinct()
      .orderBy('tag')
      .execute(),
  ]);
  return {
    scores: [...readConfigs(counted)].flatMap(([id, config]) =>
      scoresOf(
        config,
        counted.filter((row) => row.widget_id === id).map((row) => readAnswers(row.answers)),
      ),
    ),
    themes: findThemes(
      counted.flatMap((row) => Object.values(readAnswers(row.answers)).filter((answer) => typeof answer === 'string')),
      { least: FEWEST_PEOPLE },
    ),
    widgets,
    tags: tags.map((row) => row.tag),
  };
}

/** All of them in the same order, some at a time. */
export async function* readAllResponses(db: Db, picked: Picked): AsyncGenerator<FeedbackResponse[], void, void> {
  for await (const rows of readInTurn(MOST_AT_ONCE, (after, limit) => readRows(db, picked, { after, limit }))) {
    const [{ nameOf }, configs] = [await nameOwners(db, rows), readConfigs(rows)];
    yield rows.map((row) => present(row, configs.get(row.widget_id), nameOf));
  }
}

function selectLike(db: Db, { widgetId, status, owner, tag, tests }: Picked) {
  return selectResponses(db)
    .where('r.is_test', '=', tests === '1')
    .$if(widgetId !== undefined, (query) => query.where('r.widget_id', '=', widgetId ?? ''))
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? ''))
    .$if(owner === NOBODY, (query) => query.where('r.owner_id', 'is', null))
    .$if(owner !== undefined && owner !== NOBODY, (query) => query.where('r.owner_id', '=', owner ?? ''))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(r.tags)`));
}

async function readRows(db: Db, picked: Picked, { after, limit }: { after: TimeMark | undefined; limit: number }) {
  return selectLike(db, picked)
    .select(ORDER.mark.as('mark'))
    .where(ORDER.isAfter(after))
    .orderBy(ORDER.by)
    .limit(limit)
    .execute();
}

function readConfigs(rows: readonly { widget_id: string; config: unknown }[]): Map<string, WidgetConfig> {
  const configs = new Map<string, WidgetConfig>();
  for (const row of rows) if (!configs.has(row.widget_id)) configs.set(row.widget_id, widgetConfigSchema.parse(row.config));
  return configs;
}
