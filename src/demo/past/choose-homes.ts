import type { ListingSummary } from '#domains/listings/contract.ts';
import { emptyProfile, type BuyerProfile } from '#domains/matching/contract.ts';
import { findMatches } from '#domains/matching/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

const STEP_DOLLARS = 25_000;
const ENOUGH = 8;
/** Monthly income, from a limit that lenders usually allow. */
const INCOME_SHARE = 0.027;

const EMPTY = emptyProfile();

/** What every demo buyer looks for; the limit follows the market. */
const BRIEF: BuyerProfile = {
  ...EMPTY,
  timeline: { when: 'in-3-months', isFirstHome: false, isSellingToo: false, isPreApproved: true },
  home: {
    ...EMPTY.home,
    types: ['single_family', 'townhouse'],
    bedsMin: 3,
    bathsMin: 2,
    firmness: { bedsMin: { isMust: true, weight: 5 } },
  },
  wishes: [
    { feature: 'homeOffice', stance: 'nice', weight: 4 },
    { feature: 'deckOrPatio', stance: 'nice', weight: 3 },
  ],
};

export interface BuyerBrief {
  profile: BuyerProfile;
  /** Homes that match it and can be toured, best first. */
  homes: ListingSummary[];
}

/** The answers of a demo buyer, and the homes that fit them; undefined in a market without enough of these. */
export async function chooseHomes(ctx: ServerContext): Promise<BuyerBrief | undefined> {
  const all = await match(ctx, BRIEF);
  const prices = all.flatMap(({ listPrice }) => listPrice ?? []).toSorted((a, b) => a - b);
  const typical = prices[Math.floor(prices.length / 3)];
  if (typical === undefined) return undefined;
  const priceMax = Math.ceil((typical * 1.1) / STEP_DOLLARS) * STEP_DOLLARS;
  const profile: BuyerProfile = {
    ...BRIEF,
    budget: {
      ...BRIEF.budget,
      priceMax,
      incomeMonthly: Math.round((priceMax * INCOME_SHARE) / 100) * 100,
      downPayment: priceMax * 0.1,
    },
  };
  const homes = (await match(ctx, profile)).filter(
    ({ standardStatus, streetAddress, listPrice }) =>
      standardStatus === 'Active' && streetAddress !== null && listPrice !== null && listPrice <= priceMax,
  );
  return homes.length < ENOUGH ? undefined : { profile, homes };
}

async function match(ctx: ServerContext, profile: BuyerProfile): Promise<ListingSummary[]> {
  const { items } = await findMatches(ctx, { profile, offset: 0, limit: 24 });
  return items.map(({ listing }) => listing);
}
