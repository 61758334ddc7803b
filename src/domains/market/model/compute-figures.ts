import { DAY_MS } from '#lib/time-units.ts';
import { medianOf } from '#lib/median.ts';
import { MARKET_TYPES, MARKET_WINDOWS, type MarketType, type MarketWindow, type RawFigure, type RawFigures } from './metrics.ts';

/** Months count from year 0, days from 1970. */
export interface SaleFact {
  type: string;
  month: number;
  priceCents: number;
  listPriceCents: number | null;
  livingAreaSqft: number | null;
}

export interface ContractFact {
  type: string;
  month: number;
  /** From the first listing to the contract; null if the listing is unknown. */
  days: number | null;
  failedMonth: number | null;
}

/** A time on the market without a contract. */
export interface SpellFact {
  type: string;
  listingId: number;
  /** This time on the market began with the first listing, not with a return to the market. */
  isNew: boolean;
  listPriceCents: number | null;
  /** When the home was first listed, and when this time on the market began and ended. */
  listedDay: number;
  startMonth: number;
  endMonth: number | null;
  isEndedUnsold: boolean;
  cutMonths: readonly number[];
}

export interface MarketFacts {
  sales: readonly SaleFact[];
  contracts: readonly ContractFact[];
  spells: readonly SpellFact[];
}

/** The first month for which each kind of fact is complete; null if there are none. */
export interface KnownSince {
  sales: number | null;
  listings: number | null;
  delistings: number | null;
}

export interface FigureRow {
  type: MarketType;
  window: MarketWindow;
  month: number;
  figures: RawFigures;
}

const LONGEST_MARKETING_DAYS = 365;
const FAST_DAYS = 14;
const LOWEST_SALE_TO_LIST = 0.5;

/**
 * Computes the figures of one place for every kind of home, window and month from `from` to `through`, as `METRICS` defines
 * them. Leaves out a figure if its window begins before its facts are complete.
 */
export function* computeFigures(
  facts: MarketFacts,
  months: { from: number; through: number },
  since: KnownSince,
): Generator<FigureRow, void, undefined> {
  for (const type of MARKET_TYPES) {
    const isAsked = (fact: { type: string }) => type === 'all' || fact.type === type;
    const bucketed = bucketFacts(
      {
        sales: facts.sales.filter(isAsked),
        contracts: facts.contracts.filter(isAsked),
        spells: facts.spells.filter(isAsked),
      },
      months.through,
    );
    for (const window of MARKET_WINDOWS) {
      for (let month = months.from; month <= months.through; month += 1) {
        const figures = figuresOf(bucketed, month, window, since);
        if (Object.keys(figures).length > 0) yield { type, window, month, figures };
      }
    }
  }
}

interface Buckets {
  sales: Map<number, SaleFact[]>;
  contracts: Map<number, ContractFact[]>;
  failed: Map<number, ContractFact[]>;
  fresh: Map<number, SpellFact[]>;
  active: Map<number, SpellFact[]>;
}

function bucketFacts({ sales, contracts, spells }: MarketFacts, through: number): Buckets {
  const active = new Map<number, SpellFact[]>();
  for (const spell of spells) {
    const last = Math.min(spell.endMonth ?? through, through);
    for (let month = spell.startMonth; month <= last; month += 1) push(active, month, spell);
  }
  return {
    sales: bucketBy(sales, (sale) => sale.month),
    contracts: bucketBy(contracts, (contract) => contract.month),
    failed: bucketBy(contracts, (contract) => contract.failedMonth),
    fresh: bucketBy(
      spells.filter((spell) => spell.isNew),
      (spell) => spell.startMonth,
    ),
    active,
  };
}

function bucketBy<T>(facts: readonly T[], read: (fact: T) => number | null): Map<number, T[]> {
  const buckets = new Map<number, T[]>();
  for (const fact of facts) {
    const month = read(fact);
    if (month !== null) push(buckets, month, fact);
  }
  return buckets;
}

function push<T>(buckets: Map<number, T[]>, month: number, fact: T): void {
  const bucket = buckets.get(month);
  if (bucket === undefined) buckets.set(month, [fact]);
  else bucket.push(fact);
}

function gather<T>(buckets: Map<number, T[]>, month: number, window: number): T[] {
  const found: T[] = [];
  for (let at = month - window + 1; at <= month; at += 1) for (const fact of buckets.get(at) ?? []) found.push(fact);
  return found;
}

function figuresOf(buckets: Buckets, month: number, window: MarketWindow, since: KnownSince): RawFigures {
  const isWhole = (first: number | null) => first !== null && month - window + 1 >= first;
  const sales = isWhole(since.sales) ? gather(buckets.sales, month, window) : [];
  const figures: RawFigures = {};
  if (sales.length > 0) Object.assign(figures, figuresOfSales(sales));
  if (isWhole(since.sales)) Object.assign(figures, figuresOfContracts(buckets, month, window, isWhole(since.listings)));
  if (isWhole(since.listings)) Object.assign(figures, figuresOfListings(buckets, month, window, isWhole(since.delistings)));
  if (since.listings !== null && month >= since.listings)
    Object.assign(figures, figuresOfInventory(buckets, month, window, sales.length));
  return figures;
}

function figuresOfSales(sales: readonly SaleFact[]): RawFigures {
  const perSqft: number[] = [];
  const ratios: number[] = [];
  for (const { priceCents, livingAreaSqft, listPriceCents } of sales) {
    if (livingAreaSqft) perSqft.push(priceCents / livingAreaSqft);
    if (listPriceCents !== null) ratios.push(priceCents / listPriceCents);
  }
  const near = ratios.filter((ratio) => ratio > LOWEST_SALE_TO_LIST);
  return {
    homesSold: [sales.length, sales.length],
    medianSalePrice: [dollars(medianOf(sales.map((sale) => sale.priceCents))), sales.length],
    medianPricePerSqft: [dollars(medianOf(perSqft)), perSqft.length],
    saleToList: [meanOf(near), near.length],
    soldAboveList: shareOf(ratios, (ratio) => ratio > 1),
  };
}

function figuresOfContracts(buckets: Buckets, month: number, window: number, knowsFailures: boolean): RawFigures {
  const contracts = gather(buckets.contracts, month, window);
  if (contracts.length === 0) return {};
  const days = contracts.map((contract) => contract.days).filter((count) => count !== null);
  const counted = days.filter((count) => count >= 0 && count <= LONGEST_MARKETING_DAYS);
  const figures: RawFigures = {
    pendingSales: [contracts.length, contracts.length],
    medianDaysOnMarket: [medianOf(counted), counted.length],
    offMarketInTwoWeeks: shareOf(days, (count) => count <= FAST_DAYS),
  };
  if (knowsFailures) figures.cancellations = [gather(buckets.failed, month, window).length / contracts.length, contracts.length];
  return figures;
}

function figuresOfListings(buckets: Buckets, month: number, window: number, knowsDelistings: boolean): RawFigures {
  const fresh = gather(buckets.fresh, month, window);
  const asked = fresh.map((spell) => spell.listPriceCents).filter((price) => price !== null);
  const figures: RawFigures = {};
  if (fresh.length > 0) {
    figures.newListings = [fresh.length, fresh.length];
    figures.medianListPrice = [dollars(medianOf(asked)), asked.length];
  }
  const active = new Map<number, { isCut: boolean; isDelisted: boolean }>();
  const isInWindow = (at: number) => at > month - window && at <= month;
  for (const spell of gather(buckets.active, month, window)) {
    const known = active.get(spell.listingId) ?? { isCut: false, isDelisted: false };
    known.isCut ||= spell.cutMonths.some(isInWindow);
    known.isDelisted ||= spell.isEndedUnsold && spell.endMonth !== null && isInWindow(spell.endMonth);
    active.set(spell.listingId, known);
  }
  if (active.size > 0) {
    figures.priceDrops = shareOf([...active.values()], (home) => home.isCut);
    if (knowsDelistings) figures.delisted = shareOf([...active.values()], (home) => home.isDelisted);
  }
  return figures;
}

function figuresOfInventory(buckets: Buckets, month: number, window: number, sold: number): RawFigures {
  const left = (buckets.active.get(month) ?? []).filter((spell) => spell.endMonth === null || spell.endMonth > month);
  if (left.length === 0) return sold === 0 ? {} : { monthsOfSupply: [0, sold] };
  const lastDay = lastDayOf(month);
  const figures: Record<'inventory' | 'medianAgeOfInventory' | 'monthsOfSupply', RawFigure> = {
    inventory: [left.length, left.length],
    medianAgeOfInventory: [medianOf(left.map((spell) => lastDay - spell.listedDay)), left.length],
    monthsOfSupply: [sold === 0 ? null : (left.length * window) / sold, sold],
  };
  return figures;
}

/** Days from 1970 to the last day of a month. */
function lastDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0) / DAY_MS;
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents * 100) / 10_000;
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf<T>(items: readonly T[], isCounted: (item: T) => boolean): RawFigure {
  return [items.length === 0 ? null : items.filter(isCounted).length / items.length, items.length];
}
