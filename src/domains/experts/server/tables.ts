import { ownTables } from '#platform/db/own-tables.ts';

export const expertsTables = ownTables({
  owns: [
    'service_category_fees',
    'vendors',
    'vendor_members',
    'vendor_categories',
    'vendor_licenses',
    'insurance_policies',
    'verifications',
    'vendor_status_changes',
    'vendor_statistics',
    'expert_entries',
    'vendor_areas',
    'vendor_requests',
    'expert_waits',
    'saved_experts',
  ],
});
