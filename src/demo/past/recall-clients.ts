import { randomUUID } from 'node:crypto';
import { FAMILY_NAMES, GIVEN_NAMES } from '#demo/market/names.ts';
import { keepDemoCompanions, makeDemoCompanion } from '#domains/accounts/server/index.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { writeFirstMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { daysFrom, type DemoPerson } from './act-as.ts';
import { type Story, tellRequests } from './hire-people.ts';
import { buyHere } from './pay-here.ts';

const MARK = 'demo-clients';
/** They joined before any span that administrators look at: what they did is told, and not that they came. */
const JOINED_DAYS = -800;
const DAYS = 42;

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
  ];
const STREETS = ['Linden Court', 'Harbor Street', 'Birch Way', 'Mill Road', 'Garden Court', 'Quarry Road', 'Lake Drive'];
const BOUGHT = ['contract-review', 'photo-shoot', 'yard-sign'];

/** Gives the demonstration clients who hired experts and bought services in the last six weeks, by the verbs that anybody uses; once. */
export async function recallClients(ctx: ServerContext): Promise<void> {
  const { cities } = await listPlaces({ ...ctx, actor: { kind: 'system' } });
  if (cities.length === 0 || !(await writeFirstMark(ctx.db, MARK, { madeAt: ctx.now.toISOString() }))) return;
  await inventClients(ctx, 24);
}

/** Makes clients, one after the other from the first day to now, each with a request and every other one with a purchase. */
export async function inventClients(ctx: ServerContext, count: number): Promise<void> {
  const random = createRandom('site-clients');
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = randomUUID();
    const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    await makeDemoCompanion(ctx, { id, displayName: name });
    ids.push(id);
    const client: DemoPerson = { id, name, role: 'buyer', email: '' };
    const day = -DAYS + ((at + random.next()) / count) * (DAYS - 1);
    await tellRequests(ctx, [inventStory(random, at, day)], { client });
    if (at % 2 === 0) await buyHere(ctx, client, { itemId: random.pick(BOUGHT), day });
  }
  await keepDemoCompanions(ctx, ids, daysFrom(ctx.now, JOINED_DAYS));
}

function inventStory(random: Random, at: number, day: number): Story {
  const asked = ASKED[at % ASKED.length];
  if (asked === undefined) throw new Error('nobody asks for anything');
  const [least, most] = asked.dollars;
  const stage = day > -3 ? 'quoted' : day > -8 ? 'in-progress' : random.chance(0.75) ? 'completed' : 'quoted';
  return {
    category: asked.category,
    description: asked.words,
    address: `${random.int(2, 240)} ${random.pick(STREETS)}`,
    budgetCents: null,
    day,
    stage,
    quoteCents: Math.round(random.between(least, most) / 5) * 500,
    ...(asked.answers === undefined ? {} : { answers: asked.answers }),
  };
}
