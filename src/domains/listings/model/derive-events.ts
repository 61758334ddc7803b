import type { PriceEventKind, StandardStatus } from '../contract.ts';
import type { ListingRow } from './normalized-listing.ts';

/** One line of a listing's price and status history. */
export interface PriceEvent {
  event: PriceEventKind;
  price_cents: number | null;
  effective_at: string;
}

export type HistoryBefore = Pick<ListingRow, 'standard_status' | 'list_price_cents' | 'close_price_cents' | 'close_date'>;

type HistoryRow = Pick<
  ListingRow,
  | 'standard_status'
  | 'list_price_cents'
  | 'original_list_price_cents'
  | 'close_price_cents'
  | 'on_market_date'
  | 'listing_contract_date'
  | 'purchase_contract_date'
  | 'off_market_date'
  | 'close_date'
  | 'original_entry_timestamp'
  | 'status_change_timestamp'
  | 'price_change_timestamp'
  | 'modification_timestamp'
>;

/**
 * What happened between two versions of a listing; without an earlier one, what its dates say about its past. The same
 * versions always give the same events, so writing them twice changes nothing.
 */
export function deriveEvents(before: HistoryBefore | undefined, after: HistoryRow): PriceEvent[] {
  return before === undefined ? deriveFirstEvents(after) : deriveChanges(before, after);
}

/** What a version proves even when it arrives late: only what it dates itself. */
export function deriveDatedEvents(row: HistoryRow): PriceEvent[] {
  const events: PriceEvent[] = [];
  const listedAt = findListedAt(row);
  const firstPrice = row.original_list_price_cents ?? row.list_price_cents;
  if (listedAt !== null && hasBeenListed(row.standard_status)) {
    events.push({ event: 'Listed', price_cents: firstPrice, effective_at: listedAt });
  }
  if (row.price_change_timestamp !== null && row.list_price_cents !== null && row.list_price_cents !== firstPrice) {
    events.push({ event: 'PriceChange', price_cents: row.list_price_cents, effective_at: row.price_change_timestamp });
  }
  events.push(...contractBeforeSale(row));
  const outcome = STATUS_EVENTS[row.standard_status];
  if (outcome !== undefined && findStatusDate(outcome, row) !== null) events.push(statusEvent(outcome, row));
  return events;
}

function deriveFirstEvents(row: HistoryRow): PriceEvent[] {
  const events = deriveDatedEvents(row);
  const price = row.original_list_price_cents ?? row.list_price_cents;
  if (findListedAt(row) === null && hasBeenListed(row.standard_status)) {
    events.unshift({ event: 'Listed', price_cents: price, effective_at: row.modification_timestamp });
  }
  const outcome = STATUS_EVENTS[row.standard_status];
  if (outcome !== undefined && findStatusDate(outcome, row) === null) events.push(statusEvent(outcome, row));
  return events;
}

// A home is under contract before it is sold, even where we never saw it so.
function contractBeforeSale(row: HistoryRow): PriceEvent[] {
  if (row.standard_status !== 'Closed' || row.purchase_contract_date === null) return [];
  return [{ event: 'Pending', price_cents: row.list_price_cents, effective_at: noon(row.purchase_contract_date) }];
}

function deriveChanges(before: HistoryBefore, after: HistoryRow): PriceEvent[] {
  const events: PriceEvent[] = [];
  if (after.list_price_cents !== null && before.list_price_cents !== null && after.list_price_cents !== before.list_price_cents) {
    events.push({
      event: 'PriceChange',
      price_cents: after.list_price_cents,
      effective_at: after.price_change_timestamp ?? after.modification_timestamp,
    });
  }
  if (before.standard_status !== after.standard_status) {
    if (!UNDER_CONTRACT.includes(before.standard_status)) events.push(...contractBeforeSale(after));
    const event = findStatusEvent(before.standard_status, after.standard_status);
    if (event !== undefined) events.push(event === 'Listed' ? listedEvent(after) : statusEvent(event, after));
  } else if (after.standard_status === 'Closed' && isSaleCorrected(before, after)) {
    events.push(statusEvent('Sold', after));
  }
  return events;
}

function isSaleCorrected(before: HistoryBefore, after: HistoryRow): boolean {
  return before.close_price_cents !== after.close_price_cents || before.close_date !== after.close_date;
}

const STATUS_EVENTS: Partial<Record<StandardStatus, PriceEventKind>> = {
  'Active Under Contract': 'Contingent',
  Pending: 'Pending',
  Closed: 'Sold',
  Withdrawn: 'Withdrawn',
  Canceled: 'Canceled',
  Expired: 'Expired',
  Hold: 'Hold',
  Delete: 'Deleted',
};

const NOT_YET_LISTED: readonly StandardStatus[] = ['Coming Soon', 'Incomplete'];
const UNDER_CONTRACT: readonly StandardStatus[] = ['Pending', 'Active Under Contract'];
const PAUSED: readonly StandardStatus[] = ['Pending', 'Active Under Contract', 'Hold'];

function findStatusEvent(from: StandardStatus, to: StandardStatus): PriceEventKind | undefined {
  if (to !== 'Active') return STATUS_EVENTS[to];
  if (NOT_YET_LISTED.includes(from)) return 'Listed';
  return PAUSED.includes(from) ? 'BackOnMarket' : 'Relisted';
}

function hasBeenListed(status: StandardStatus): boolean {
  return !NOT_YET_LISTED.includes(status) && status !== 'Delete';
}

function listedEvent(row: HistoryRow): PriceEvent {
  return {
    event: 'Listed',
    price_cents: row.original_list_price_cents ?? row.list_price_cents,
    effective_at: findListedAt(row) ?? row.status_change_timestamp ?? row.modification_timestamp,
  };
}

function findListedAt(row: HistoryRow): string | null {
  const date = row.on_market_date ?? row.listing_contract_date;
  return date === null ? row.original_entry_timestamp : noon(date);
}

function statusEvent(event: PriceEventKind, row: HistoryRow): PriceEvent {
  return {
    event,
    price_cents: event === 'Sold' ? row.close_price_cents : row.list_price_cents,
    effective_at: findStatusDate(event, row) ?? row.modification_timestamp,
  };
}

function findStatusDate(event: PriceEventKind, row: HistoryRow): string | null {
  const date =
    event === 'Sold' ? row.close_date : event === 'Pending' || event === 'Contingent' ? row.purchase_contract_date : null;
  return date === null ? row.status_change_timestamp : noon(date);
}

// A calendar date as an instant that falls on that day everywhere in America and Europe.
const noon = (date: string) => `${date}T12:00:00.000Z`;
