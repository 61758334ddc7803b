import { ownTables } from '#platform/db/own-tables.ts';

export const valuationTables = ownTables({
  owns: [
    'kept_estimates',
    'valuation_claims',
    'valuation_corrections',
    'valuation_estimates',
    'valuation_listings',
    'valuation_models',
    'valuation_sample_cases',
    'valuation_samples',
  ],
});
