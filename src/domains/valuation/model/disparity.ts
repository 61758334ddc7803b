/** Figures of a group of sales. */
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
  /** Against the median signed error of all: above 0 the group is valued higher than the others. */
  gap: number;
  /** The gap that chance alone stays below in 99 of 100 such groups. */
  chance: number;
  isBeyondChance: boolean;
}

/** Standard error of a median over that of a mean, both of normal errors. */
const MEDIAN_EFFICIENCY = 1.2533;
/** Standard deviation over median absolute deviation of normal errors. */
const SIGMA_PER_MAD = 1.4826;
const Z_99 = 2.5758;

/**
 * Whether groups of homes are valued higher or lower than all, beyond what so few sales would show by chance. The spread of
 * errors is read from their median size. Widest gaps first.
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
