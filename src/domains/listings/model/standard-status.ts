import { onlyLetters } from './only-letters.ts';
/** RESO StandardStatus, spelled as the Data Dictionary spells it. */
export const STANDARD_STATUSES = [
  'Active',
  'Active Under Contract',
  'Canceled',
  'Closed',
  'Coming Soon',
  'Delete',
  'Expired',
  'Hold',
  'Incomplete',
  'Pending',
  'Withdrawn',
] as const;
export type StandardStatus = (typeof STANDARD_STATUSES)[number];

const statusByLetters = new Map<string, StandardStatus>([
  ...STANDARD_STATUSES.map((status) => [onlyLetters(status), status] as const),
  ['cancelled', 'Canceled'],
  ['deleted', 'Delete'],
]);

/** 'ActiveUnderContract', 'Active_Under_Contract' and 'active under contract' all mean one status; undefined for anything else. */
export function parseStandardStatus(text: string): StandardStatus | undefined {
  return statusByLetters.get(onlyLetters(text));
}

/** Statuses of homes that are on the market: somebody may still hope for them. */
export const ON_MARKET_STATUSES = [
  'Active',
  'Active Under Contract',
  'Coming Soon',
  'Pending',
] as const satisfies readonly StandardStatus[];

/** Statuses in which a home takes offers, if only as backups. */
export const TAKES_OFFERS = ['Active', 'Active Under Contract'] as const satisfies readonly StandardStatus[];

/** At the end of the address of a home's page: opens the form of an offer. */
export const OFFER_ANCHOR = 'make-offer';
/** Opens the free times of a home to its buyer. */
export const VISIT_ANCHOR = 'book-a-visit';

/** The same for a question: asks for the papers that are not open to buyers. */
export const ASK_FOR_PAPERS_ANCHOR = 'ask-for-disclosures';

/** Statuses whose page answers 410: the home was shown once and must not be shown anymore. */
export const GONE_STATUSES = ['Withdrawn', 'Canceled', 'Expired', 'Delete'] as const satisfies readonly StandardStatus[];
