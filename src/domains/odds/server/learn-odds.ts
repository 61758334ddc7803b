import { usDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { dayOf, valueAsListed } from '#domains/valuation/server/index.ts';
import { createHelper } from '#platform/jobs/helper.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import type { DatedSpell } from '../model/calibration.ts';
import type { MarketSpell } from '../model/chain-spells.ts';
import type { LearnedMarket } from '../model/learn-market.ts';
import { FEWEST_HOMES } from '../model/odds-terms.ts';
import { gatherSpells } from './gather-spells.ts';
import type { OddsQuestion } from './odds-worker.ts';

/** A place and a kind of home; null for the whole state and for every kind. */
export interface MarketName {
  state: string;
  city: string | null;
  kind: string | null;
}

export interface LearnedOdds extends MarketName, LearnedMarket {
  asOf: string;
  /** Homes that were listed from this day on. */
  from: string;
}

const learnApart = createHelper<OddsQuestion, LearnedMarket>(new URL('./odds-worker.ts', import.meta.url), {
  name: 'odds of a sale',
  heapMb: 384,
  idleMs: 20_000,
});

/** The largest markets come first. */
const MOST_MARKETS = 200;

interface ValuedSpell extends MarketSpell {
  spell: DatedSpell;
}

/**
 * Learns the odds of a sale in every market with enough homes, measures them, and keeps them in place of the ones before. Each home's
 * asking price is compared with the value that the product would have given before it was listed. Returns what it has learned;
 * nothing where no homes are on record. For background work and commands.
 */
export async function learnOdds(ctx: Context, stopping?: AbortSignal): Promise<LearnedOdds[]> {
  requireSystem(ctx);
  const asOf = usDay(ctx.now);
  const { spells, from } = await gatherSpells(ctx.db, asOf);
  // Without them nothing can be learned, and what was learned before is old.
  if (from === null) {
    await ctx.db.deleteFrom('sale_odds').execute();
    return [];
  }
  const valued = spells.length < FEWEST_HOMES ? spells.map(leaveUnvalued) : await compareWithValues(ctx, spells, stopping);
  const learned: (LearnedOdds & { listed: number })[] = [];
  for (const [name, ofMarket] of nameMarkets(valued)) {
    stopping?.throwIfAborted();
    const listed = ofMarket.length;
    // A market that holds all homes of a wider one is the same market.
    const same = learned.find((wider) => wider.listed === listed && isWithin(name, wider));
    const seed = [name.state, name.city, name.kind].join('/');
    const market = same ?? { ...(await learnApart({ spells: ofMarket.map(({ spell }) => spell), seed })), asOf, from, listed };
    learned.push({ ...market, ...name });
  }
  await transact(ctx, async ({ db }) => {
    await db.deleteFrom('sale_odds').execute();
    for (const { state, city, kind, asOf: day, from: first, listed: _listed, weeks, ...rest } of learned)
      await sql`
        insert into sale_odds (state_or_province, city, property_sub_type, as_of, listed_from, learned_at, weeks, learned)
        values (${state}, ${city ?? ''}, ${kind ?? ''}, ${day}, ${first}, ${ctx.now}, ${weeks}, ${JSON.stringify(rest)}::jsonb)`.execute(
        db,
      );
  });
  return learned;
}

// Too few to learn from are only counted.
function leaveUnvalued(spell: MarketSpell): ValuedSpell {
  return { ...spell, spell: { logRatio: 0, days: spell.days, isSold: spell.isSold, listedOn: dayOf(spell.listedOn) } };
}

async function compareWithValues(ctx: Context, spells: readonly MarketSpell[], stopping?: AbortSignal): Promise<ValuedSpell[]> {
  const values = await valueAsListed(ctx, spells, stopping);
  return spells.flatMap((spell, at) => {
    const value = values[at];
    if (value == null) return [];
    const { days, isSold, askedCents, listedOn } = spell;
    return [{ ...spell, spell: { logRatio: Math.log(askedCents / 100 / value), days, isSold, listedOn: dayOf(listedOn) } }];
  });
}

function isWithin(market: MarketName, wider: MarketName): boolean {
  return (
    wider.state === market.state && (wider.city ?? market.city) === market.city && (wider.kind ?? market.kind) === market.kind
  );
}

/** Each state, its kinds of homes, its cities, and the kinds in each, where enough homes were listed. */
function nameMarkets(spells: readonly ValuedSpell[]): [MarketName, ValuedSpell[]][] {
  const markets = new Map<string, [MarketName, ValuedSpell[]]>();
  for (const one of spells) {
    const { state, city, kind } = one;
    for (const name of [
      { state, city: null, kind: null },
      { state, city, kind: null },
      ...(kind === null
        ? []
        : [
            { state, city: null, kind },
            { state, city, kind },
          ]),
    ]) {
      const key = JSON.stringify(name);
      const market = markets.get(key) ?? [name, []];
      market[1].push(one);
      markets.set(key, market);
    }
  }
  const isWhole = ({ city, kind }: MarketName) => city === null && kind === null;
  return [...markets.values()]
    .filter(([name, homes]) => isWhole(name) || homes.length >= FEWEST_HOMES)
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_MARKETS);
}
