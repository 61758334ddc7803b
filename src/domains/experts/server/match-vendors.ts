import { sql } from 'kysely';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { MatchedVendor } from '../contract.ts';
import { categoryOf, needsLicense } from '../model/categories.ts';
import { cellsAt } from '../model/cells.ts';
import { ledgerDay } from '../model/ledger.ts';
import { ANCHORS, canBegin, type Candidate, type Ranking, rankVendors, type Scored } from '../model/ranking.ts';
import { sayWhy } from '../model/say-why.ts';
import { isServed, type Spot } from '../model/service-area.ts';
import { presentCards } from './present-cards.ts';
import { rememberFacts } from './remember-facts.ts';
import { areaSchema } from './stored.ts';

/** What somebody needs. It names nobody: who asks, in which language and by which name cannot move the order. */
export interface ServiceNeed {
  categoryKey: CategoryKey;
  place: Spot;
  /** Two letters; null if unknown, and then any verified license counts. */
  state: string | null;
  takes: readonly string[];
  budgetCents: number | null;
  startsOn: string;
  /** The last day for the work. */
  endsOn?: string;
}

export interface MatchResult {
  version: string;
  /** How many serve the place and can begin in time. */
  total: number;
  /** How many more serve it, and cannot begin by the last day. */
  later: number;
  recommended: MatchedVendor[];
  /** All by score, the recommended among them; at most `most`. */
  all: MatchedVendor[];
}

/** Whose vendors are not proposed: people never meet businesses that are only played, nor does a demonstration reach real ones. */
export type HiddenKind = 'played' | 'real';

/** Vendors for a need, ranked by the published formula. `except` are vendors that were asked before. */
export async function matchVendors(
  ctx: Pick<Context, 'db' | 'now' | 'changes'>,
  need: ServiceNeed,
  { most = 20, except = [], hidden = 'played' }: { most?: number; except?: readonly string[]; hidden?: HiddenKind } = {},
): Promise<MatchResult> {
  const { db, now } = ctx;
  const { ranking, candidates, later } = await rankFor(ctx, need, { except, hidden });
  const { version, all, recommended, explored } = ranking;
  const shown = new Map([...recommended, ...all.slice(0, most)].map((one) => [one.vendorId, one]));
  const cards = await presentCards(db, { categoryKey: need.categoryKey, vendorIds: [...shown.keys()], now });
  const facts = new Map(candidates.map((one) => [one.vendorId, one]));
  const present = (one: Scored): MatchedVendor[] => {
    const vendor = cards.get(one.vendorId);
    const candidate = facts.get(one.vendorId);
    if (vendor === undefined || candidate === undefined) return [];
    const { score, parts, assumed, isNewcomer } = one;
    return [
      { vendor, score, parts, assumed, why: sayWhy(one, candidate, need), isNewcomer, isExplored: one.vendorId === explored },
    ];
  };
  return {
    version,
    total: all.length,
    later,
    recommended: recommended.flatMap(present),
    all: all.slice(0, most).flatMap(present),
  };
}

/** The order for a need, of everybody who serves the place and can begin in time, and how many can begin later alone. */
export async function rankFor(
  ctx: Pick<Context, 'db' | 'now' | 'changes'>,
  need: ServiceNeed,
  { except = [], hidden = 'played' }: { except?: readonly string[]; hidden?: HiddenKind } = {},
): Promise<{ ranking: Ranking; candidates: Candidate[]; later: number }> {
  const { db, now } = ctx;
  const [serving, ratingMean] = await Promise.all([
    findCandidates(db, need, { now, except, hidden }),
    findRatingMean(ctx, need.categoryKey),
  ]);
  const candidates = serving.filter((one) => canBegin(one, need, now));
  return {
    ranking: rankVendors(candidates, need, { ratingMean, now }),
    candidates,
    later: serving.length - candidates.length,
  };
}

interface CandidateRow extends Candidate {
  area: unknown;
  acceptsByItself: boolean;
}

interface Choice {
  now: Date;
  except: readonly string[];
  hidden: HiddenKind;
  /** These alone; all without. */
  only?: readonly string[];
}

/** Who serves a place and takes such requests now: the limits that a vendor set for itself count here, and never in the score. */
async function findCandidates(
  db: Db,
  { categoryKey, place, state, startsOn, budgetCents }: ServiceNeed,
  { now, except, hidden, only }: Choice,
): Promise<CandidateRow[]> {
  const today = ledgerDay(now);
  const mustBeLicensed = state !== null && needsLicense(categoryOf(categoryKey), state);
  const { rows } = await sql<CandidateRow>`
    select e.vendor_id as "vendorId", e.latitude, e.longitude, e.area, e.takes, e.price_model as "priceModel",
      e.price_cents as "priceCents", e.minimum_cents as "minimumCents", e.lead_days as "leadDays", e.next_free_at as "nextFreeAt",
      cardinality(e.badges) > 0 as "isVerified", e.jobs_done as "jobsDone", e.rating_count as "ratingCount",
      e.rating_sum as "ratingSum", e.response_minutes as "responseMinutes", e.completion_rate as "completionRate",
      e.price_median_cents as "priceMedianCents",
      e.accepts_by_itself and (e.least_budget_cents is null or ${budgetCents !== null}::boolean) as "acceptsByItself"
    from vendor_areas a join expert_entries e on e.category_key = a.category_key and e.vendor_id = a.vendor_id
    where a.category_key = ${categoryKey} and a.cell = any(${cellsAt(place)}::integer[])
      and e.valid_until >= ${today} and not e.is_paused and e.kind <> ${hidden}
      and (e.away_from is null or ${startsOn}::date not between e.away_from and e.away_until)
      and (not ${mustBeLicensed}::boolean or ${state ?? ''} = any(e.licensed_states))
      and (e.least_budget_cents is null or coalesce(${budgetCents}::bigint, e.least_budget_cents) >= e.least_budget_cents)
      and (e.most_open is null or e.most_open > (
        select count(*) from vendor_requests r where r.vendor_id = e.vendor_id and r.is_open))
      and (e.most_per_week is null or e.most_per_week > (
        select count(*) from vendor_requests r
        where r.vendor_id = e.vendor_id and r.asked_at > ${now}::timestamptz - interval '7 days'))
      and (${only === undefined}::boolean or e.vendor_id = any(${[...(only ?? [])]}::uuid[]))
      and e.vendor_id <> all(${[...except]}::uuid[])`.execute(db);
  return rows.filter(({ area, latitude, longitude }) => {
    const known = areaSchema.safeParse(area).data;
    return known !== undefined && latitude !== null && longitude !== null && isServed(known, { latitude, longitude }, place);
  });
}

/** Which of some vendors take a request like this now, and whether it is theirs at once: within limits that are all known to hold. */
export async function findTaking(
  { db, now }: Pick<Context, 'db' | 'now'>,
  need: ServiceNeed,
  { vendorIds, hidden }: { vendorIds: readonly string[]; hidden: HiddenKind },
): Promise<Map<string, { acceptsByItself: boolean }>> {
  if (vendorIds.length === 0) return new Map();
  const found = await findCandidates(db, need, { now, except: [], hidden, only: vendorIds });
  return new Map(found.map(({ vendorId, acceptsByItself }) => [vendorId, { acceptsByItself }]));
}

const findRatingMean = rememberFacts(async ({ db }, categoryKey): Promise<number> => {
  const { rows } = await sql<{ mean: number | null }>`
    select (sum(rating_sum)::float8 / nullif(sum(rating_count), 0)) as mean from expert_entries
    where category_key = ${categoryKey}`.execute(db);
  return rows[0]?.mean ?? ANCHORS.usualMean;
});
