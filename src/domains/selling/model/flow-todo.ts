import type { FlowStep } from './flow-steps.ts';
import type { GateItem } from './listing-gate.ts';

/** Where on the way each part of the listing is filled in. What has no step of its own is named in the review. */
const STEP_OF: Readonly<Partial<Record<GateItem['part'], FlowStep>>> = {
  Basics: 'property',
  Address: 'property',
  Association: 'property',
  Financial: 'property',
  Interior: 'condition',
  Exterior: 'condition',
  'Systems and utilities': 'condition',
  Parking: 'condition',
  Lot: 'condition',
  Papers: 'disclosures',
  Photos: 'media',
  Description: 'description',
};

/** How many things each step still needs before the listing can be published; steps without any are left out. */
export function countTodo(gate: readonly Pick<GateItem, 'severity' | 'field' | 'part'>[]): ReadonlyMap<FlowStep, number> {
  const counts = new Map<FlowStep, number>();
  for (const { severity, field, part } of gate) {
    if (severity !== 'blocker') continue;
    const step = field === 'ListPrice' ? 'pricing' : (STEP_OF[part] ?? 'review');
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return counts;
}
