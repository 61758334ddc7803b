/** From least to most: each is darker than the one before, so they differ even without color. */
export const TINT_COLORS = ['#fbe6a2', '#f6b65a', '#e8803c', '#c4502f', '#8c2b2b'] as const;
export const TINT_OPACITY = 0.5;
