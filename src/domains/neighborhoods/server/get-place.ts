import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { usDay } from '#lib/calendar.ts';
import {
  countActiveByPlace,
  summarizeMarket,
  type ListingPlaceKind,
  type MarketFigures,
} from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { type MarketSnapshot, type PlacePage } from '../contract.ts';
import { presentPlace } from './present.ts';
import { findAncestors, findPlace, listPlaceRows, type PlaceRow } from './queries.ts';

/** A place with its ancestors, its inner places that have homes for sale, and its market. Throws `not-found`. */
export async function getPlace(ctx: Context, slug: string): Promise<PlacePage> {
  const row = await findPlace(ctx.db, slug);
  if (row === undefined) throw new DomainError('not-found', 'There is no such place.');
  const children = await listPlaceRows(ctx.db, { parentId: row.id });
  const [ancestors, counts, market] = await Promise.all([
    findAncestors(ctx.db, row.parent_id),
    countChildren(ctx, children),
    readMarket(ctx, row, children),
  ]);
  return {
    place: presentPlace(row),
    ancestors: ancestors.map(presentPlace),
    children: children
      .map((child) => ({ ...presentPlace(child), activeCount: counts.get(child.id) ?? 0 }))
      .filter((child) => child.activeCount > 0),
    boundary: row.boundary ?? null,
    market,
  };
}

/** The kind of place that listings name; wider places are read through their cities. */
function listingKind(kind: string): ListingPlaceKind | undefined {
  return (['city', 'zip', 'neighborhood'] as const).find((known) => known === kind);
}

async function countChildren(ctx: Context, children: PlaceRow[]): Promise<Map<number, number>> {
  const kinds = new Set(children.flatMap((child) => listingKind(child.kind) ?? []));
  const maps = await Promise.all([...kinds].map((kind) => countActiveByPlace(ctx, kind)));
  return new Map(maps.flatMap((map) => [...map]));
}

async function readMarket(ctx: Context, row: PlaceRow, children: PlaceRow[]): Promise<MarketSnapshot> {
  const kind = listingKind(row.kind);
  const target = kind === undefined ? { kind: 'city' as const, ids: await cityIds(ctx, children) } : { kind, ids: [row.id] };
  return presentMarket(await summarizeMarket(ctx, target, usDay(ctx.now)), ctx.now);
}

async function cityIds(ctx: Context, children: PlaceRow[]): Promise<number[]> {
  const direct = children.filter((child) => child.kind === 'city').map((child) => child.id);
  const counties = children.filter((child) => child.kind === 'county');
  const nested = await Promise.all(counties.map((county) => listPlaceRows(ctx.db, { parentId: county.id, kinds: ['city'] })));
  return [...direct, ...nested.flat().map((city) => city.id)];
}

function presentMarket(figures: MarketFigures, now: Date): MarketSnapshot {
  const from = (count: number, value: number | null) => (count < MIN_SAMPLE ? null : value);
  return {
    activeCount: figures.activeCount,
    medianListPrice: from(figures.activeCount, dollars(figures.medianListPriceCents)),
    medianPricePerSquareFoot: from(figures.perSquareFootCount, dollars(figures.medianPricePerSquareFootCents)),
    medianDaysOnMarket: from(figures.daysOnMarketCount, figures.medianDaysOnMarket),
    newInLastWeek: figures.newInLastWeek,
    soldCount: figures.soldCount,
    medianClosePrice: from(figures.soldCount, dollars(figures.medianClosePriceCents)),
    saleToList: from(figures.saleToListCount, figures.saleToList),
    asOf: usDay(now),
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents) / 100;
}
