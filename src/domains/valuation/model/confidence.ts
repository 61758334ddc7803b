export const CONFIDENCE_BANDS = ['High', 'Medium', 'Low'] as const;
export type ConfidenceBand = (typeof CONFIDENCE_BANDS)[number];

export const HIGH_ABOVE = 85;
export const MEDIUM_FROM = 70;

/** A score from 0 to 100, from an estimate's forecast standard deviation. */
export function confidenceOf(fsd: number): number {
  return Math.round(100 * (1 - fsd));
}

/** The word for a confidence of 0 to 100. */
export function bandOf(confidence: number): ConfidenceBand {
  if (confidence > HIGH_ABOVE) return 'High';
  return confidence >= MEDIUM_FROM ? 'Medium' : 'Low';
}
