import { randomUUID } from 'node:crypto';
import { FAMILY_NAMES, GIVEN_NAMES } from '#demo/market/names.ts';
import { keepDemoCompanions, makeDemoCompanion } from '#domains/accounts/server/index.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { writeMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { daysFrom, type DemoPerson } from './act-as.ts';
import { clientLeftOn, type Story, tellRequests } from './hire-people.ts';
import { buyHere } from './pay-here.ts';
import { readToldUntil } from './told-until.ts';

const MARK = 'demo-clients';
/** They joined before any span that administrators look at: what they did is told, and not that they came. */
const JOINED_DAYS = -800;
/** The first ones came over this many days, and later ones come as often. */
const DAYS = 74;
const DAYS_BETWEEN = 1.75;
/** By then a job is done and paid out: who comes later tells of one that is over. */
const STORY_DAYS = 9;

/** One in this many asks and hires nobody. */
const NOBODY_EACH = 7;

/** What they ask for, and what it costs in dollars. */
const ASKED: readonly { category: CategoryKey; words: string; dollars: readonly [number, number]; answers?: Story['answers'] }[] =
  [
    {
      category: 'home-inspector',
      words: 'An inspection before I buy, with roof, basement and wiring.',
      dollars: [450, 620],
    },
    {
      category: 'mover',
      words: 'Two bedrooms across town, second floor, no piano.',
      dollars: [900, 1900],
      answers: { size: 'small' },
    },
    {
      category: 'photographer',
      words: 'Photos of all rooms and the yard before the house is listed, on a dry day.',
      dollars: [220, 420],
    },
  ];
const STREETS = ['Linden Court', 'Harbor Street', 'Birch Way', 'Mill Road', 'Garden Court', 'Quarry Road', 'Lake Drive'];
const BOUGHT = ['contract-review', 'photo-shoot', 'yard-sign'];

/**
 * Gives the demonstration clients who hired experts and bought services in the last ten weeks, by the verbs that anybody uses, and one
 * more every other day, so that its money never runs dry.
 */
export async function recallClients(ctx: ServerContext): Promise<void> {
  const until = await readToldUntil(ctx.db, MARK);
  const comings = listComings(until, ctx.now);
  const last = comings.at(-1);
  if (last === undefined) return;
  const { cities } = await listPlaces({ ...ctx, actor: { kind: 'system' } });
  if (cities.length === 0) return;
  await writeMark(ctx.db, MARK, { until: last.toISOString() });
  const storyDays = until === undefined ? 0 : STORY_DAYS;
  await inventClients(ctx, comings, { storyDays });
}

/** When clients came since the last one, but nobody longer ago than the first ones. */
export function listComings(until: Date | undefined, now: Date): Date[] {
  const oldest = daysFrom(now, -DAYS);
  const from = until === undefined || until < oldest ? oldest : until;
  const count = Math.floor((now.getTime() - from.getTime()) / (DAYS_BETWEEN * DAY_MS));
  return Array.from({ length: count }, (_, at) => daysFrom(from, (at + 1) * DAYS_BETWEEN));
}

/** One more with each client. */
export const numberOf = (coming: Date): number => Math.round(coming.getTime() / (DAYS_BETWEEN * DAY_MS));

/** Makes clients one after the other, each with a request of some days before, and every other one with a purchase. */
async function inventClients(ctx: ServerContext, comings: readonly Date[], { storyDays }: { storyDays: number }): Promise<void> {
  const clients: { id: string; lastHere: Date }[] = [];
  for (const coming of comings) {
    const number = numberOf(coming);
    const random = createRandom(`site-client:${number}`);
    const id = randomUUID();
    const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    await makeDemoCompanion(ctx, { id, displayName: name });
    const client: DemoPerson = { id, name, role: 'buyer', email: '' };
    const day = (coming.getTime() - ctx.now.getTime()) / DAY_MS - random.between(0.1, 1);
    const story = inventStory(random, number, day - storyDays);
    await tellRequests(ctx, [story], { client });
    const buys = number % 2 === 0;
    clients.push({ id, lastHere: daysFrom(ctx.now, Math.max(clientLeftOn(story), buys ? day : story.day)) });
    if (buys) await buyHere(ctx, client, { itemId: random.pick(BOUGHT), day });
  }
  await keepDemoCompanions(ctx, clients, daysFrom(ctx.now, JOINED_DAYS));
}

/** What a client asks for, whose number is one more than that of the client before. */
export function inventStory(random: Random, number: number, day: number): Story {
  const asked = ASKED[number % ASKED.length];
  if (asked === undefined) throw new Error('no one asks for anything');
  const [least, most] = asked.dollars;
  const stage = day > -3 ? 'quoted' : day > -8 ? 'in-progress' : number % NOBODY_EACH === 0 ? 'quoted' : 'completed';
  return {
    category: asked.category,
    description: asked.words,
    address: `${random.int(2, 240)} ${random.pick(STREETS)}`,
    budgetCents: null,
    day,
    stage,
    turn: Math.floor(number / ASKED.length),
    quoteCents: Math.round(random.between(least, most) / 5) * 500,
    ...(asked.answers === undefined ? {} : { answers: asked.answers }),
  };
}
