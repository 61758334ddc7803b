import { clamp } from '#lib/clamp.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '#demo/market/names.ts';
import type { WidgetConfig } from '#domains/feedback/contract.ts';
import { type RecalledAnswer, recallFeedback, USUAL_WIDGET } from '#domains/feedback/server/index.ts';
import { slugify } from '#lib/fold-text.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { writeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { daysFrom } from './act-as.ts';
import { readToldUntil } from './told-until.ts';

const MARK = 'demo-feedback';
const WIDGET_ID = '5e110000-0009-4000-8000-000000000001';
const DAYS = 84;
const MS_BETWEEN = DAY_MS / 2.5;
/** So old are the first that somebody looked at. Later ones are told at that age, and were all looked at. */
const UNREAD_DAYS = 1.5;

export const FEEDBACK_CONFIG: WidgetConfig = {
  ...USUAL_WIDGET,
  intro: 'Three questions, half a minute.',
  questions: USUAL_WIDGET.questions.toSpliced(1, 0, {
    id: 'recommend',
    kind: 'nps',
    label: 'Would you recommend us to a friend?',
    isRequired: false,
    options: [],
  }),
  asksContact: true,
};

/** Where people are asked, how much they like it there in the middle, and what they write. */
const PLACES: readonly { place: string; share: number; stars: number; words: readonly string[] }[] = [
  {
    place: '/property-search',
    share: 0.38,
    stars: 4.1,
    words: [
      'I’d like to draw my own area on the map with a finger.',
      'The map jumps back when I go from a home to the list.',
      'Please keep my filters when I come back tomorrow.',
      'It understood my sentence about a fenced yard. Nice!',
      'Show the commute next to the price.',
      'More photos in the list, please, without opening each home.',
    ],
  },
  {
    place: '/property/:id',
    share: 0.27,
    stars: 4.3,
    words: [
      'The floor plan helped more than the photos.',
      'I couldn’t find the open house times at first.',
      'Say how old the roof is. I always have to ask.',
      'Photos take a while on my phone.',
      'I like that the monthly payment shows taxes and insurance.',
    ],
  },
  {
    place: '/ai-valuation',
    share: 0.18,
    stars: 3.7,
    words: [
      'The range is wide. What would make it narrower?',
      'I’d like to correct the size of my home right there.',
      'Good that it says which sales it used.',
      'My new kitchen isn’t in the estimate.',
    ],
  },
  {
    place: '/marketplace',
    share: 0.1,
    stars: 3.9,
    words: ['Compare the plans side by side.', 'What happens if I cancel a plan halfway?', 'Clear prices. Thank you.'],
  },
  {
    place: '/service-experts',
    share: 0.07,
    stars: 4.2,
    words: ['I’d filter by who is free this week.', 'Reviews with dates would help me choose.'],
  },
];
const REPLIES = [
  'Thank you. We’ve put this on our list for the coming weeks.',
  'Thanks for telling us. It’s fixed since this morning: please try again.',
  'Good idea. Until then, “Save this search” keeps your filters.',
];

/** Gives the demonstration what visitors are said to have answered in the last twelve weeks, and goes on with it; all or nothing. */
export async function recallDemoFeedback(ctx: ServerContext): Promise<void> {
  const until = await readToldUntil(ctx.db, MARK);
  const answers = until === undefined ? inventAnswers(ctx.now) : inventAnswers(ctx.now, until);
  const last = answers.at(-1);
  if (last === undefined) return;
  const system: ServerContext = { ...ctx, actor: { kind: 'system' } };
  await transact(system, async (inner) => {
    await writeMark(inner.db, MARK, { until: last.at.toISOString() });
    await recallFeedback(inner, {
      id: WIDGET_ID,
      name: 'Pages of homes and prices',
      config: FEEDBACK_CONFIG,
      siteName: ctx.config.PRODUCT_NAME,
      answers,
    });
  });
}

/** Two or three answers a day, oldest first: of all the weeks, the newest of them still unread, or of those since the last ones. */
export function inventAnswers(now: Date, since?: Date): RecalledAnswer[] {
  const oldest = daysFrom(now, -DAYS);
  const from = since === undefined || since < oldest ? oldest : since;
  const to = since === undefined ? now : daysFrom(now, -UNREAD_DAYS);
  const first = Math.floor(from.getTime() / MS_BETWEEN) + 1;
  const count = Math.max(0, Math.floor(to.getTime() / MS_BETWEEN) + 1 - first);
  return Array.from({ length: count }, (_, at) => {
    const number = first + at;
    const random = createRandom(`site-feedback:${number}`);
    const given = new Date(number * MS_BETWEEN);
    const asksForReply = random.chance(0.3);
    const isNew = given > daysFrom(now, -UNREAD_DAYS);
    const isReplied = asksForReply && !isNew && random.chance(0.85);
    const repliedAt = new Date(given.getTime() + random.between(2, 30) * HOUR_MS);
    const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    return {
      id: `5e110000-0010-4000-8000-${String(number).padStart(12, '0')}`,
      ...inventAnswer(random),
      device: random.chance(0.6) ? 'mobile' : 'desktop',
      email: asksForReply ? `${slugify(name)}@people.example` : null,
      status: isNew ? 'new' : random.chance(0.7) ? 'done' : random.chance(0.5) ? 'planned' : 'open',
      reply: isReplied ? random.pick(REPLIES) : null,
      repliedAt: isReplied ? repliedAt : null,
      at: given,
    };
  });
}

function inventAnswer(random: Random): Pick<RecalledAnswer, 'place' | 'answers'> {
  let left = random.next();
  const asked = PLACES.find(({ share }) => (left -= share) < 0) ?? PLACES[0];
  if (asked === undefined) throw new Error('people are asked nowhere');
  const liking = random.normal(0, 0.8);
  return {
    place: asked.place,
    answers: {
      score: clamp(Math.round(asked.stars + liking), 1, 5),
      ...(random.chance(0.7) ? { recommend: clamp(Math.round(asked.stars * 2 + liking * 2), 0, 10) } : {}),
      ...(random.chance(0.45) ? { why: random.pick(asked.words) } : {}),
    },
  };
}
