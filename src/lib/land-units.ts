export const SQFT_PER_ACRE = 43_560;
export const SQFT_PER_SQUARE_METER = 10.7639;
