import { FEWEST_PEOPLE, hideFew, orHidden } from '#domains/analytics/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { type ResponseList, widgetConfigSchema } from '../contract.ts';
import { findThemes, type Theme } from '../model/themes.ts';
import { readAnswers, scoresOf } from './responses.ts';

/** Figures look at this many answers of a span, the newest. */
const MOST_COUNTED = 5000;
const HOUR_MS = 3_600_000;

/** What people said in a span. No figure is of fewer than five answers. */
interface FeedbackFigures {
  responses: number | null;
  /** Of those who asked for an answer. */
  replied: number | null;
  asked: number | null;
  /** From the answer to our reply, in the middle. */
  medianHoursToReply: number | null;
  scores: ResponseList['scores'];
  themes: Theme[];
  places: { place: string; responses: number }[];
}

/** Sums up what people said on live pages from one day to another, both included. */
export async function measureFeedback(db: Db, { from, to }: { from: string; to: string }): Promise<FeedbackFigures> {
  const until = new Date(Date.parse(to) + 24 * HOUR_MS);
  const rows = await db
    .selectFrom('feedback_responses as r')
    .innerJoin('feedback_widgets as w', 'w.id', 'r.widget_id')
    .select(['r.widget_id', 'r.answers', 'r.place', 'r.email', 'r.created_at', 'r.replied_at', 'w.config'])
    .where('r.is_test', '=', false)
    .where('r.created_at', '>=', new Date(from))
    .where('r.created_at', '<', until)
    .orderBy('r.created_at', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  const answers = rows.map((row) => readAnswers(row.answers));
  const asked = rows.filter(({ email }) => email !== null);
  const hours = asked
    .flatMap(({ created_at: at, replied_at: repliedAt }) =>
      repliedAt === null ? [] : [(repliedAt.getTime() - at.getTime()) / HOUR_MS],
    )
    .toSorted((one, other) => one - other);
  const configs = new Map(rows.map(({ widget_id: id, config }) => [id, config]));
  const places = new Map<string, number>();
  for (const { place } of rows) places.set(place, (places.get(place) ?? 0) + 1);
  return {
    responses: orHidden(rows.length),
    asked: orHidden(asked.length),
    replied: orHidden(hours.length),
    medianHoursToReply: hours.length < FEWEST_PEOPLE ? null : (hours[Math.floor(hours.length / 2)] ?? null),
    scores: [...configs].flatMap(([id, config]) =>
      scoresOf(
        widgetConfigSchema.parse(config),
        answers.filter((_, at) => rows[at]?.widget_id === id),
      ).filter(({ value }) => value !== null),
    ),
    themes: findThemes(
      answers.flatMap((one) => Object.values(one).filter((answer) => typeof answer === 'string')),
      { least: FEWEST_PEOPLE },
    ),
    places: hideFew(
      [...places].map(([place, responses]) => ({ place, responses })),
      ({ responses }) => responses,
    ).shown.toSorted((one, other) => other.responses - one.responses),
  };
}
