/** The starts of the bands of a price histogram, in dollars: visually even steps, finer in the range of most homes. */
export const PRICE_BAND_STARTS = [
  0, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 550_000, 600_000, 650_000, 700_000, 750_000,
  800_000, 850_000, 900_000, 950_000, 1_000_000, 1_250_000, 1_500_000, 1_750_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000,
  5_000_000, 10_000_000,
] as const;
