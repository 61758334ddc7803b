import { Badge } from '#ui/badge.tsx';
import type { CmaComp } from '../../contract.ts';

/** Why a sale weighs nothing unless it is given a weight, or weighs nothing at all. */
export function CountBadge({ comp: { isOutlier, isLater } }: { comp: CmaComp }) {
  if (isLater) return <Badge tone="warning">Sold after the effective date</Badge>;
  return isOutlier ? <Badge tone="warning">Outlier</Badge> : null;
}
