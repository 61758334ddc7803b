import type { AmountField, RateField } from './costs.ts';
import { PLANNING } from './costs.ts';

/** Figures from lowest to highest. */
export type Range3 = readonly [least: number, likely: number, most: number];

interface RouteSource {
  source: string;
  asOf: string;
}

export interface RouteRow {
  key: string;
  name: string;
  summary: string;
  /** As a share of the home's value, with its source. */
  priceShare: Range3;
  priceSource: RouteSource;
  /** Costs that replace the usual defaults. */
  costs: Partial<Record<AmountField | RateField, Range3>>;
  costSource: RouteSource;
  /** From the start to the closing. */
  days: Range3;
  daysSource: RouteSource;
  yourWork: readonly string[];
  theirWork: readonly string[];
  certainty: string;
  needs: readonly string[];
}

const planning: RouteSource = { source: PLANNING, asOf: '2026-11-23' };

/** In alphabetical order, as the pages say. */
export const ROUTE_ROWS = [
  {
    key: 'by-owner',
    name: 'By owner with help',
    summary: 'You sell it yourself and buy only the help you want.',
    priceShare: [0.95, 1, 1],
    priceSource: {
      source:
        'Hendel, Nevo and Ortalo-Magné 2009: no lower price for similar homes and sellers, but more time. The low end is a planning figure',
      asOf: '2009-12-01',
    },
    costs: { listingFeeRate: [0, 0, 0], listingFeeCents: [0, 300_00, 600_00], otherCents: [500_00, 1_500_00, 3_000_00] },
    costSource: {
      source: `${PLANNING}. The fixed fee lists the home; Other pays for a lawyer and an appraisal`,
      asOf: '2026-11-23',
    },
    days: [45, 100, 180],
    daysSource: planning,
    yourWork: [
      'Set the price',
      'Photos, description and disclosures',
      'Answer questions and show the home',
      'Negotiate offers',
      'Keep the deadlines to closing',
    ],
    theirWork: ['What you order: photos, an appraisal, a lawyer, a closing company'],
    certainty: 'As certain as the offer you accept. Check proof of funds and contingencies yourself.',
    needs: ['Your state’s disclosure forms', 'A lawyer or closing company for contract and closing', 'Time for showings'],
  },
  {
    key: 'flat-fee',
    name: 'Flat fee or limited service',
    summary: 'A broker lists the home for a fixed fee and does the parts you choose.',
    priceShare: [0.97, 1, 1],
    priceSource: planning,
    costs: { listingFeeRate: [0, 0, 0.01], listingFeeCents: [300_00, 1_500_00, 5_000_00] },
    costSource: planning,
    days: [40, 85, 165],
    daysSource: planning,
    yourWork: ['Photos, description and disclosures, unless ordered', 'Show the home', 'Negotiate, unless ordered'],
    theirWork: ['Enter the home in the MLS', 'The parts you order'],
    certainty: 'As certain as the offer you accept. Ask whether the broker reads offers with you.',
    needs: ['A limited listing agreement that says what is done', 'Disclosure forms', 'Time for showings'],
  },
  {
    key: 'full-service',
    name: 'Full-service agent',
    summary: 'An agent prices, markets and shows the home, negotiates, and stays until closing.',
    priceShare: [1, 1, 1],
    priceSource: { source: 'The value itself; the other ways are compared with it', asOf: '2026-11-23' },
    costs: {},
    costSource: planning,
    days: [35, 75, 150],
    daysSource: planning,
    yourWork: ['Choose an agent and agree on the fee', 'Prepare the home', 'Decide on offers'],
    theirWork: ['Price and marketing', 'Showings', 'Negotiation', 'Deadlines to closing'],
    certainty: 'As certain as the offer you accept. The agent checks it with you.',
    needs: ['A listing agreement: fee and duration are negotiable', 'Disclosure forms'],
  },
  {
    key: 'instant-offer',
    name: 'Instant offer',
    summary: 'A company buys the home itself, at its own price, on a day you choose.',
    priceShare: [0.88, 0.94, 0.98],
    priceSource: {
      source: 'FTC v. Opendoor 2022 found these offers below market value; how far below is a planning figure',
      asOf: '2022-08-01',
    },
    costs: {
      listingFeeRate: [0, 0, 0],
      buyerSideRate: [0, 0, 0],
      concessionsRate: [0, 0, 0],
      serviceChargeRate: [0.04, 0.05, 0.06],
      prepCents: [0, 0, 0],
      warrantyCents: [0, 0, 0],
      adminFeeCents: [0, 0, 0],
      repairsCents: [1_000_00, 6_000_00, 15_000_00],
    },
    costSource: {
      source: `${PLANNING}. Ask for every line of the offer, and for repairs after the inspection`,
      asOf: '2026-11-23',
    },
    days: [14, 30, 60],
    daysSource: planning,
    yourWork: ['Answer questions about the home', 'Let an inspector in', 'Compare the offer with a sale'],
    theirWork: ['Everything else'],
    certainty: 'It depends on no loan and no other sale. The price may fall after the inspection.',
    needs: ['A kind of home, and a place, where these companies buy', 'The offer with every line in writing'],
  },
] as const satisfies readonly RouteRow[];
