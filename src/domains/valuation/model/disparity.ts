/** Figures for a group of sales. */
export interface GroupFigures {
  n: number;
  mdape: number;
  medianSignedError: number;
  coverage80: number;
}

export interface Disparity {
  name: string;
  n: number;
  mdape: number;
  medianSignedError: number;
  coverage80: number;
  /** Difference from the median signed error of all sales. Above 0, the group gets higher estimates than the others. */
  gap: number;
  /** By chance alone, 99 of 100 groups of this size stay below this gap. */
  chance: number;
  isBeyondChance: boolean;
}

/** Standard error of a median divided by that of a mean, for normal errors. */
const MEDIAN_EFFICIENCY = 1.2533;
/** Standard deviation divided by median absolute deviation, for normal errors. */
const SIGMA_PER_MAD = 1.4826;
const Z_99 = 2.5758;

/**
 * Finds groups of homes whose estimates are higher or lower than for all homes, by more than chance explains in groups of this
 * size. The median absolute error gives the spread. The widest gaps come first.
 */
export function measureDisparity(all: GroupFigures, groups: Readonly<Record<string, GroupFigures>>): Disparity[] {
  return Object.entries(groups)
    .map(([name, figures]) => {
      const gap = figures.medianSignedError - all.medianSignedError;
      const spread = SIGMA_PER_MAD * Math.max(figures.mdape, all.mdape);
      const chance = (Z_99 * MEDIAN_EFFICIENCY * spread) / Math.sqrt(Math.max(1, figures.n));
      const { n, mdape, medianSignedError, coverage80 } = figures;
      return { name, n, mdape, medianSignedError, coverage80, gap, chance, isBeyondChance: Math.abs(gap) > chance };
    })
    .toSorted((one, other) => Math.abs(other.gap) / other.chance - Math.abs(one.gap) / one.chance);
}
