import { ownTables } from '#platform/db/own-tables.ts';

export const optimizingTables = ownTables({
  owns: ['listing_trials', 'listing_trial_counts', 'listing_trial_visitors', 'listing_score_days'],
});
