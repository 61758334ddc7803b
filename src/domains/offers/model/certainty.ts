import { daysBetween } from '#lib/calendar.ts';
import { formatCount } from '#lib/format.ts';
import type { OfferTerms } from './terms.ts';

export interface CertaintyPart {
  name: string;
  points: number;
  of: number;
  reason: string;
}

export interface Certainty {
  /** 0 to 100: the sum of the parts. It is not a probability. */
  points: number;
  parts: CertaintyPart[];
}

const PROOF_POINTS = { none: 0, prequalified: 6, preapproved: 18, underwritten: 25, funds: 25 } as const;
const PROOF_WORDS = {
  none: 'No proof of funds',
  prequalified: 'A lender’s first estimate',
  preapproved: 'A lender’s pre-approval',
  underwritten: 'A loan approved by underwriting',
  funds: 'Proof of funds',
} as const;
const FULL_DEPOSIT = 0.03;
const FULL_GAP = 0.05;

/** Points for a period in days: all of them without a period, fewer the longer it is, none at `none` days. */
function pointsForDays(days: number | null, of: number, none: number): number {
  return days === null ? of : Math.max(0, Math.round(of * (1 - days / none)));
}

function sayDays(days: number | null): string {
  return days === null ? 'Waived' : formatCount(days, 'day');
}

/**
 * How certain an offer is to close, in points from a formula that the page shows. The points come from proof, deposit and
 * deadlines. The kind of loan and anything about the buyer count for nothing.
 */
export function rateCertainty(
  terms: OfferTerms,
  { today, isProofVerified }: { today: string; isProofVerified: boolean },
): Certainty {
  const { contingencies, priceCents } = terms;
  const proof = PROOF_POINTS[terms.proof];
  const deposit = terms.earnestCents / priceCents;
  const gap = Math.min(1, terms.gapCoverCents / (priceCents * FULL_GAP));
  const appraisal = pointsForDays(contingencies.appraisal, 15, 45);
  const toClosing = Math.max(0, daysBetween(today, terms.closingDate));
  const parts: CertaintyPart[] = [
    {
      name: 'Proof of funds',
      points: isProofVerified ? proof : Math.floor(proof / 2),
      of: 25,
      reason: `${PROOF_WORDS[terms.proof]}${terms.proof === 'none' ? '' : isProofVerified ? ', verified' : ', not verified: half the points'}`,
    },
    {
      name: 'Deposit',
      points: Math.round(15 * Math.min(1, deposit / FULL_DEPOSIT)),
      of: 15,
      reason: `${Math.round(deposit * 1000) / 10}% of the price; 3% gets all points`,
    },
    {
      name: 'Loan contingency',
      points: pointsForDays(contingencies.loan, 15, 45),
      of: 15,
      reason: sayDays(contingencies.loan),
    },
    {
      name: 'Appraisal',
      points: Math.round(appraisal + (15 - appraisal) * gap),
      of: 15,
      reason: `${sayDays(contingencies.appraisal)}${gap > 0 ? ', with cover for a gap: 5% of the price gets all points' : ''}`,
    },
    {
      name: 'Inspection',
      points: pointsForDays(contingencies.inspection, 10, 30),
      of: 10,
      reason: sayDays(contingencies.inspection),
    },
    {
      name: 'Sale of another home',
      points: contingencies.saleOfHome === null ? 10 : 0,
      of: 10,
      reason: contingencies.saleOfHome === null ? 'Not needed' : `Needed within ${sayDays(contingencies.saleOfHome)}`,
    },
    {
      name: 'Title and association',
      points: Math.min(pointsForDays(contingencies.title, 5, 45), pointsForDays(contingencies.association, 5, 45)),
      of: 5,
      reason: `Title: ${sayDays(contingencies.title)}. Association: ${sayDays(contingencies.association)}`,
    },
    { name: 'Time to closing', points: pointsForDays(toClosing, 5, 90), of: 5, reason: sayDays(toClosing) },
  ];
  return { points: parts.reduce((sum, part) => sum + part.points, 0), parts };
}
