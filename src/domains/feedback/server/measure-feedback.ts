import { batchesBegin, batchesOf, FEWEST_PEOPLE, hideFew } from '#domains/analytics/contract.ts';
import { utcDay } from '#lib/calendar.ts';
import { medianOf } from '#lib/median.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import { type ResponseSummary, widgetConfigSchema } from '../contract.ts';
import { groupByWord, rankThemes, type Theme } from '../model/themes.ts';
import { readAnswers, scoresOf } from './responses.ts';

/** Figures look at this many answers of a year until the end of a span, the newest. */
const MOST_COUNTED = 20_000;

/** What people said in a span. No figure is of fewer than five answers, nor by the difference of two spans. */
interface FeedbackFigures {
  responses: number | null;
  /** Of those who asked for an answer. */
  replied: number | null;
  asked: number | null;
  /** From the answer to our reply, in the middle. */
  medianHoursToReply: number | null;
  scores: ResponseSummary['scores'];
  themes: Theme[];
  places: { place: string; responses: number }[];
}

/** Sums up what people said on live pages from one day to another, both included, each figure in batches of its own. */
export async function measureFeedback(db: Db, span: { from: string; to: string }): Promise<FeedbackFigures> {
  const rows = await listAnswers(db, span);
  type Answer = (typeof rows)[number];
  const count = (some: readonly Answer[]) => {
    const days = [...Map.groupBy(some, ({ day }) => day)].map(([day, own]) => ({ day, own, people: own.length }));
    const { batches, isAnybodyThere } = batchesOf(days, span);
    const counted = batches.flatMap((batch) => batch.days.flatMap(({ own }) => own));
    return { counted, figure: counted.length === 0 && isAnybodyThere ? null : counted.length };
  };
  const asked = rows.filter(({ email }) => email !== null);
  const replied = count(asked.filter(({ repliedAt }) => repliedAt !== null));
  const hours = replied.counted.flatMap(({ at, repliedAt }) =>
    repliedAt === null ? [] : [(repliedAt.getTime() - at.getTime()) / HOUR_MS],
  );
  const widgets = Map.groupBy(rows, ({ widgetId }) => widgetId);
  const places = [...Map.groupBy(rows, ({ place }) => place)]
    .map(([place, own]) => ({ place, ...count(own) }))
    .filter(({ figure }) => figure !== 0)
    .map(({ place, counted }) => ({ place, responses: counted.length }));
  return {
    responses: count(rows).figure,
    asked: count(asked).figure,
    replied: replied.figure,
    medianHoursToReply: medianOf(hours),
    scores: [...widgets.values()].flatMap((own) => {
      const { questions, ...config } = widgetConfigSchema.parse(own[0]?.config);
      return questions.flatMap((question) => {
        const { counted } = count(own.filter(({ answers }) => typeof answers[question.id] === 'number'));
        return scoresOf(
          { ...config, questions: [question] },
          counted.map(({ answers }) => answers),
        ).filter(({ value }) => value !== null);
      });
    }),
    themes: rankThemes(
      groupByWord(rows, ({ answers }) => Object.values(answers).filter((answer) => typeof answer === 'string')),
      (own) => count(own).counted.length,
      { least: FEWEST_PEOPLE },
    ),
    places: hideFew(places, ({ responses }) => responses).shown.toSorted((one, other) => other.responses - one.responses),
  };
}

/** Answers on live pages, oldest first, from where the batches of a span begin. */
async function listAnswers(db: Db, { from, to }: { from: string; to: string }) {
  const rows = await db
    .selectFrom('feedback_responses as r')
    .innerJoin('feedback_widgets as w', 'w.id', 'r.widget_id')
    .select(['r.widget_id', 'r.answers', 'r.place', 'r.email', 'r.created_at', 'r.replied_at', 'w.config'])
    .where('r.is_test', '=', false)
    .where('r.created_at', '>=', new Date(batchesBegin(from)))
    .where('r.created_at', '<', new Date(Date.parse(to) + 24 * HOUR_MS))
    .orderBy('r.created_at', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  return rows.toReversed().map((row) => ({
    day: utcDay(row.created_at),
    at: row.created_at,
    repliedAt: row.replied_at,
    widgetId: row.widget_id,
    config: row.config,
    answers: readAnswers(row.answers),
    place: row.place,
    email: row.email,
  }));
}
