import { ownTables } from '#platform/db/own-tables.ts';

export const landingTables = ownTables({
  owns: [
    'landing_leads',
    'landing_pages',
    'landing_versions',
    'landing_experiments',
    'landing_arm_counts',
    'landing_metric_counts',
    'landing_segment_counts',
    'landing_exposures',
    'landing_known_browsers',
    'landing_known_exposures',
    'landing_known_visitors',
    'landing_pictures',
    'landing_picture_files',
  ],
});
