/** From least to most: each darker than the one before, so that they tell without color too. */
export const TINT_COLORS = ['#fbe6a2', '#f6b65a', '#e8803c', '#c4502f', '#8c2b2b'] as const;
export const TINT_OPACITY = 0.5;
