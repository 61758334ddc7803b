import { findMarketOdds } from '#domains/odds/server/index.ts';
import { dayOf, findServingModel, followIndex } from '#domains/valuation/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { medianOf } from '#lib/median.ts';
import type { Db } from '#platform/db/database.ts';
import { predictLogPrice } from '../model/hedonic.ts';
import type { CmaHome } from '../model/home.ts';
import { ENOUGH_SALES, MARKET_MONTHS, MOST_RATE_SALES, RATE_MONTHS } from '../model/market-terms.ts';
import { DAYS_PER_MONTH, deriveRates, type Rates } from '../model/rates.ts';
import { similarityOf } from '../model/reconcile.ts';
import { climb, isOnRung, LEAST_COMPS, WANTED_COMPS, type Rung } from '../model/search-ladder.ts';
import { fitApart } from './market-helper.ts';
import { findMarketSlug, listMarketListings, listMarketSales, listPriorSales, type MarketRecord } from './market-records.ts';
import type { Evidence } from './queries.ts';
import { fetchRateSales, findCommonestKind } from './rate-sales.ts';

export interface Candidate extends MarketRecord {
  monthsAgo: number;
  similarity: number;
}

export interface MarketLook {
  evidence: Evidence;
  /** Every home of the subject's kind in its market, most similar first; never the subject itself. */
  candidates: Candidate[];
}

export interface SubjectOfLook {
  home: CmaHome;
  parcelId: number | null;
  besideParcelId: number | null;
  state: string;
}

/** What the market around a home shows on a day: rates, odds of selling, and who could be a comparable. Throws `conflict` where sales are too few. */
export async function lookAtMarket(db: Db, subject: SubjectOfLook, effectiveDate: string): Promise<MarketLook> {
  const { home, state } = subject;
  const asked = { state, propertySubType: home.propertySubType };
  let city = home.city;
  let sales = await listMarketSales(db, { ...asked, city, before: effectiveDate, months: MARKET_MONTHS });
  if (sales.length < ENOUGH_SALES) {
    city = null;
    sales = await listMarketSales(db, { ...asked, city, before: effectiveDate, months: MARKET_MONTHS });
  }
  const market = { ...asked, near: home, before: effectiveDate, months: RATE_MONTHS, most: MOST_RATE_SALES };
  const commonest = await findCommonestKind(db, market);
  const lender = commonest === home.propertySubType ? undefined : commonest;
  const found = await fitApart({
    sales: await fetchRateSales(db, market),
    others: lender === undefined ? null : await fetchRateSales(db, { ...market, propertySubType: lender }),
    effectiveDate,
  });
  if (found === null)
    throw new DomainError(
      'conflict',
      `Only ${sales.length} sales of this kind (${home.propertySubType}) are on record in two years: too few to derive adjustments from.`,
    );
  const { hedonic } = found;
  const listings = await listMarketListings(db, { ...asked, city, asOf: effectiveDate });
  const candidates = [...sales, ...listings]
    .filter((record) => record.parcelId !== subject.parcelId)
    .map((record) => {
      const monthsAgo = record.kind === 'sold' ? monthsBetween(record.facts.closeDate ?? effectiveDate, effectiveDate) : 0;
      return { ...record, monthsAgo, similarity: similarityOf(home, record.facts.home, monthsAgo) };
    })
    .toSorted((one, other) => other.similarity - one.similarity || one.key.localeCompare(other.key));
  const ratesFrom = nameCities(found.cities, state);
  const levelCents = Math.round(Math.exp(predictLogPrice(hedonic, home, effectiveDate, effectiveDate)));
  const sold = candidates
    .filter((candidate) => candidate.kind === 'sold')
    .map(({ facts, monthsAgo, similarity }) => ({ home: facts.home, monthsAgo, similarity }));
  return {
    evidence: {
      rates: await followTime(
        db,
        deriveRates(hedonic, home, levelCents, { where: ratesFrom, months: RATE_MONTHS, lender }),
        home,
        {
          effectiveDate,
          lagDays: findLag(sales),
        },
      ),
      odds: await findOdds(db, { state, city: home.city, kind: home.propertySubType }),
      rung: climb(home, sold),
      where: city ?? state,
      ratesFrom,
      marketSlug: await findMarketSlug(db, home.neighborhoodId, home.city, state),
      priorSales: subject.parcelId === null ? [] : await listPriorSales(db, subject.parcelId, effectiveDate),
      parcelId: subject.parcelId,
      besideParcelId: subject.besideParcelId,
    },
    candidates,
  };
}

/**
 * Time goes by the market index of the valuation model; by the regression's own levels only where no model serves yet. The
 * index is dated by closings, so what was agreed on a day is read where such agreements closed.
 */
async function followTime(
  db: Db,
  rates: Rates,
  home: CmaHome,
  { effectiveDate, lagDays }: { effectiveDate: string; lagDays: number },
): Promise<Rates> {
  const serving = await findServingModel({ db });
  if (serving === undefined) return rates;
  const newest = dayOf(effectiveDate) + lagDays;
  const days = Array.from({ length: MARKET_MONTHS + 1 }, (_, month) => Math.round(newest - month * DAYS_PER_MONTH));
  const { levels, sales, isArea, modelVersion } = followIndex(serving, home.neighborhoodId, days);
  const area = isArea ? (home.neighborhood ?? 'the neighborhood') : 'the whole market';
  return {
    ...rates,
    time: {
      ...rates.time,
      levels,
      daysPerLevel: DAYS_PER_MONTH,
      n: sales,
      basis: `Price index of ${area}, valuation model ${modelVersion}, from contract date to effective date; contracts close ${lagDays} days later here`,
    },
  };
}

/** Median days from a contract to its closing. */
function findLag(sales: readonly MarketRecord[]): number {
  const days = sales.flatMap(({ facts: { contractDate, closeDate } }) =>
    contractDate === null || closeDate === null ? [] : [(Date.parse(closeDate) - Date.parse(contractDate)) / DAY_MS],
  );
  return Math.round(medianOf(days) ?? 0);
}

/** What an analysis starts with: the most alike sales of the first rung that has enough, and a few of each other kind. */
export function chooseComps(home: CmaHome, candidates: readonly Candidate[], rung: Rung): Candidate[] {
  const onRung = candidates.filter(({ facts, monthsAgo }) => isOnRung(home, { home: facts.home, monthsAgo }, rung));
  const take = (kind: Candidate['kind'], count: number) => onRung.filter((candidate) => candidate.kind === kind).slice(0, count);
  return [
    ...take('sold', WANTED_COMPS),
    ...take('pending', LEAST_COMPS),
    ...take('active', LEAST_COMPS),
    ...take('expired', LEAST_COMPS),
  ];
}

const MOST_NAMED = 3;

/** The cities that sales lie in; the state where they are many. */
function nameCities(cities: readonly string[], state: string): string {
  if (cities.length === 0 || cities.length > MOST_NAMED) return state;
  return new Intl.ListFormat('en-US').format(cities);
}

/** The odds of a sale in the home's market, where they may be shown. */
async function findOdds(db: Db, market: Parameters<typeof findMarketOdds>[1]): Promise<Evidence['odds']> {
  const { market: of, learned } = await findMarketOdds(db, market);
  if (learned === null || learned.odds === null || learned.ratios === null || learned.weeks === 0) return null;
  const { odds, ratios, weeks, from } = learned;
  return { ...odds, ratios, weeks, from, where: of.city ?? of.state };
}

function monthsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS / DAYS_PER_MONTH);
}
