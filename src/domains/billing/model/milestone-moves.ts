import type { VendorRight } from '#domains/experts/contract.ts';
import type { MilestoneVerb } from '../contract/milestones.ts';
import type { StatusOf } from './transitions.ts';

type Side = 'client' | 'vendor' | 'admin';

/** Who may do what with a milestone, from which state. Either side can end a dispute by giving way. */
export const MILESTONE_MOVES: Record<MilestoneVerb, { side: readonly Side[]; from: readonly StatusOf<'milestone'>[] }> = {
  submit: { side: ['vendor'], from: ['funded', 'changes'] },
  approve: { side: ['client'], from: ['submitted', 'disputed'] },
  'release-part': { side: ['client'], from: ['funded', 'submitted', 'changes'] },
  'ask-changes': { side: ['client'], from: ['submitted'] },
  dispute: { side: ['client', 'vendor'], from: ['funded', 'submitted', 'changes'] },
  'add-evidence': { side: ['client', 'vendor'], from: ['disputed'] },
  'give-back': { side: ['vendor'], from: ['funded', 'submitted', 'changes', 'disputed'] },
};

/** Moves that pay out what is held, or pay it back. */
export const MONEY_VERBS: readonly MilestoneVerb[] = ['approve', 'release-part', 'give-back'];

/** Moves that say nothing without words. */
export const NEEDS_WORDS: readonly MilestoneVerb[] = ['ask-changes', 'dispute', 'add-evidence'];

/** What somebody must be in a vendor’s team for its moves: who does the work hands it in, who answers for the team decides on its money. */
export const MOVE_RIGHTS: Record<MilestoneVerb, VendorRight> = {
  submit: 'work',
  approve: 'leads',
  'release-part': 'leads',
  'ask-changes': 'leads',
  dispute: 'leads',
  'add-evidence': 'work',
  'give-back': 'leads',
};

/** States in which money of a milestone is held and open to both sides. */
export const HELD_MILESTONES = ['funded', 'submitted', 'changes'] as const satisfies readonly StatusOf<'milestone'>[];

/** What becomes of a milestone when its job ends before the work is done. */
export type EndOfPart = 'cancel' | 'refund' | 'dispute' | 'stay';

/**
 * What is not paid is canceled. What is held goes back to the client, except where the client cancels after the work has begun or
 * was handed in: then somebody decides who has looked at both sides.
 */
export function endOfPart(
  status: StatusOf<'milestone'>,
  { by, hasBegun }: { by: 'client' | 'vendor' | 'admin'; hasBegun: boolean },
): EndOfPart {
  if (status === 'planned' || status === 'awaiting') return 'cancel';
  if (status === 'submitted') return by === 'client' ? 'dispute' : 'refund';
  if (status === 'funded' || status === 'changes')
    return by === 'client' && (hasBegun || status === 'changes') ? 'dispute' : 'refund';
  return 'stay';
}

/** What is still held of a milestone, in cents. */
export function remainingCents(row: { cents: number; released_cents: number; refunded_cents: number }): number {
  return row.cents - row.released_cents - row.refunded_cents;
}

/** What was released of a milestone and not taken back. */
export function standingCents(row: { released_cents: number; clawed_cents: number }): number {
  return row.released_cents - row.clawed_cents;
}

/** What of a milestone went back to the client, or is about to: by us, and by their bank. */
export function returnedCents(row: { refunded_cents: number; clawed_cents: number }): number {
  return row.refunded_cents + row.clawed_cents;
}
