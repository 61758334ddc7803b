import { ownTables } from '#platform/db/own-tables.ts';

export const optimizingTables = ownTables({
  owns: ['title_trials', 'title_trial_counts', 'title_trial_visitors', 'listing_score_days'],
});
