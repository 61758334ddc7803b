import { formatNumber } from '#lib/format.ts';
import type { BuyerProfile } from '../contract.ts';
import { boundCriterion } from './bound-criterion.ts';
import type { Criterion } from './criterion.ts';

/** Minutes beyond the limit within which a home is still a close call. */
export function commuteEdgeMinutes(limitMinutes: number): number {
  return Math.max(5, limitMinutes * 0.25);
}

/** "Within 30 minutes of work": one criterion for each anchor. */
export function commuteCriteria({ anchors }: BuyerProfile['where']): Criterion[] {
  return anchors.map((anchor, index) =>
    boundCriterion({
      id: `commute.${index}`,
      label: `Way to ${anchor.label}`,
      stance: anchor.isMust ? 'must' : 'nice',
      weight: anchor.weight,
      direction: 'at-most',
      limit: anchor.minutes,
      edge: commuteEdgeMinutes,
      ease: (limit) => limit * 0.5,
      valueOf: (home) => home.minutes[index] ?? null,
      tell: (value, limit, beyond) => {
        if (!Number.isFinite(value))
          return `more than ${formatNumber(Math.floor(limit + commuteEdgeMinutes(limit)))} min to ${anchor.label}`;
        return `${formatNumber(value)} min to ${anchor.label}${beyond ? `, ${formatNumber(value - limit)} over` : ''}`;
      },
      round: Math.ceil,
      describeMove: (limit) => `Allow ${formatNumber(limit)} minutes to ${anchor.label}`,
      giveUp: `Drop the limit for ${anchor.label}`,
    }),
  );
}
