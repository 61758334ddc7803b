import { ownTables } from '#platform/db/own-tables.ts';

export const marketingTables = ownTables({
  owns: [
    'brand_kits',
    'marketing_materials',
    'marketing_material_versions',
    'marketing_links',
    'marketing_link_days',
    'marketing_link_visitors',
    'marketing_sets',
  ],
});
