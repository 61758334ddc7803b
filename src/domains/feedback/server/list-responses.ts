import { sql } from 'kysely';
import { z } from 'zod';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { type FeedbackResponse, NOBODY, type ResponseList, type WidgetConfig, widgetConfigSchema } from '../contract.ts';
import type { ResponseStatus } from '../model/statuses.ts';
import { findThemes } from '../model/themes.ts';
import { nameOwners, present, readAnswers, type Row, scoresOf, selectResponses } from './responses.ts';

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

/** Where answers that were read end. */
const markSchema = z.tuple([z.iso.datetime(), z.uuid()]);
type Mark = z.output<typeof markSchema>;
const markOf = ({ created_at: at, id }: Pick<Row, 'created_at' | 'id'>): Mark => [at.toISOString(), id];

/** Answers like those asked for, newest first, a page of them, with scores by question and themes of what people wrote in all. */
export async function listResponses(
  ctx: Context,
  { cursor, limit, ...picked }: Picked & { cursor?: string | undefined; limit: number },
): Promise<ResponseList> {
  requireAdmin(ctx);
  const { db } = ctx;
  const after = cursor === undefined ? undefined : readPageCursor(markSchema, cursor);
  const like = selectLike(db, picked);
  const ofKind = db.selectFrom('feedback_responses as r').where('r.is_test', '=', picked.tests === '1');
  const [rows, counted, all, widgets, tags] = await Promise.all([
    readRows(db, picked, { after, limit: limit + 1 }),
    like
      .clearSelect()
      .select(['r.widget_id', 'r.answers', 'w.config'])
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(MOST_COUNTED)
      .execute(),
    like
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirst(),
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
  const { page, nextCursor } = cutPage(rows, limit, markOf);
  const { staff, nameOf } = await nameOwners(db, page);
  const configs = readConfigs(page);
  return {
    total: Number(all?.total ?? 0),
    responses: page.map((row) => present(row, configs.get(row.widget_id), nameOf)),
    nextCursor,
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
    staff,
  };
}

/** All of them in the same order, some at a time. */
export async function* readAllResponses(db: Db, picked: Picked): AsyncGenerator<FeedbackResponse[], void, void> {
  let after: Mark | undefined;
  do {
    const rows = await readRows(db, picked, { after, limit: MOST_AT_ONCE });
    const [{ nameOf }, configs] = [await nameOwners(db, rows), readConfigs(rows)];
    yield rows.map((row) => present(row, configs.get(row.widget_id), nameOf));
    const last = rows.length === MOST_AT_ONCE ? rows.at(-1) : undefined;
    after = last === undefined ? undefined : markOf(last);
  } while (after !== undefined);
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

async function readRows(db: Db, picked: Picked, { after, limit }: { after: Mark | undefined; limit: number }) {
  // A mark knows milliseconds.
  const at = sql`date_trunc('milliseconds', r.created_at)`;
  return selectLike(db, picked)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${at}, r.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy(at, 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

function readConfigs(rows: readonly { widget_id: string; config: unknown }[]): Map<string, WidgetConfig> {
  const configs = new Map<string, WidgetConfig>();
  for (const row of rows) if (!configs.has(row.widget_id)) configs.set(row.widget_id, widgetConfigSchema.parse(row.config));
  return configs;
}
