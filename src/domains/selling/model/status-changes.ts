import { GONE_STATUSES, type StandardStatus } from '#domains/listings/contract.ts';
import { addDays } from '#lib/calendar.ts';
import type { EditorFields } from './editor-fields.ts';

/**
 * The statuses that a listing made here may change to, by RESO StandardStatus. An ended listing stays as it is; to sell the home
 * again, its people make a new listing. A draft (Incomplete) is deleted, not canceled.
 */
export const STATUS_CHANGES: Readonly<Record<StandardStatus, readonly StandardStatus[]>> = {
  Incomplete: ['Coming Soon', 'Active'],
  'Coming Soon': ['Active', 'Hold', 'Withdrawn', 'Canceled', 'Expired'],
  Active: ['Active Under Contract', 'Pending', 'Hold', 'Withdrawn', 'Canceled', 'Expired'],
  'Active Under Contract': ['Active', 'Pending', 'Closed', 'Withdrawn', 'Canceled', 'Expired'],
  Pending: ['Active', 'Active Under Contract', 'Closed', 'Withdrawn', 'Canceled', 'Expired'],
  Hold: ['Active', 'Coming Soon', 'Withdrawn', 'Canceled', 'Expired'],
  Withdrawn: ['Active', 'Canceled', 'Expired'],
  Closed: [],
  Canceled: [],
  Expired: [],
  Delete: [],
};

/** The changes of the table above that a deal made here brings about by itself, with the statuses that follow it. */
export const CONTRACT_CHANGES = {
  bound: { to: 'Active Under Contract', after: ['Active'], reason: 'An offer was accepted' },
  firm: { to: 'Pending', after: ['Active', 'Active Under Contract'], reason: 'No contingency of the accepted offer is left' },
  free: { to: 'Active', after: ['Active Under Contract', 'Pending'], reason: 'The accepted offer was released' },
} as const satisfies Record<string, { to: StandardStatus; after: readonly StandardStatus[]; reason: string }>;

/** Statuses that show the home as for sale. Entering one passes the gate of publication. */
export const FOR_SALE = ['Coming Soon', 'Active'] as const satisfies readonly StandardStatus[];

/** Statuses with no next status. */
export const ENDED = ['Closed', 'Canceled', 'Expired', 'Delete'] as const satisfies readonly StandardStatus[];

export const isForSale = (status: StandardStatus) => FOR_SALE.some((one) => one === status);
export const hasEnded = (status: StandardStatus) => ENDED.some((one) => one === status);

/** Whether a published home has a page now. */
export const isSeen = ({ standardStatus, fields }: { standardStatus: StandardStatus; fields: EditorFields }): boolean =>
  !GONE_STATUSES.some((gone) => gone === standardStatus) && fields['InternetEntireListingDisplayYN'] !== false;

/** As what a listing is published if nobody says otherwise: changes of a home that is coming soon do not put it on the market. */
export const publishedAs = (status: StandardStatus): 'Active' | 'Coming Soon' =>
  status === 'Coming Soon' ? 'Coming Soon' : 'Active';

/** The statuses a listing may change to now. A home that was for sale once is never "coming soon" again. */
export function nextStatuses(status: StandardStatus, wasActive: boolean): readonly StandardStatus[] {
  return STATUS_CHANGES[status].filter((next) => next !== 'Coming Soon' || !wasActive);
}

/** What a change of status needs besides its reason. */
export interface StatusFacts {
  /** Day of the contract, of the closing, or when the status began: YYYY-MM-DD. */
  date: string;
  /** Integer cents, for a closed sale. */
  closePriceCents?: number | undefined;
  /** The first day for sale, where the change says it. Null: not known yet. */
  firstDay?: string | null | undefined;
}

/** The RESO fields that a change of status sets. Null clears what is no longer true. */
export function recordStatus(status: StandardStatus, { date, closePriceCents, firstDay }: StatusFacts): Record<string, unknown> {
  const ended = { OffMarketDate: date };
  switch (status) {
    case 'Active Under Contract':
    case 'Pending':
      return { PurchaseContractDate: date, OffMarketDate: status === 'Pending' ? date : null };
    case 'Closed':
      return { CloseDate: date, ClosePrice: closePriceCents === undefined ? null : closePriceCents / 100, ...ended };
    case 'Active':
    case 'Coming Soon':
      return { PurchaseContractDate: null, OffMarketDate: null, ...(firstDay === undefined ? {} : { OnMarketDate: firstDay }) };
    default:
      return { PurchaseContractDate: null, ...ended };
  }
}

const MOST_DAYS_AHEAD = 365;

/** Why a home cannot be planned to come on the market on this day; undefined if it can. */
export function doubtFirstDay(day: string | null, today: string): string | undefined {
  if (day === null || (day >= today && day <= addDays(today, MOST_DAYS_AHEAD))) return undefined;
  return day < today ? 'Give today or a later day' : `Give a day in the next ${MOST_DAYS_AHEAD} days`;
}
