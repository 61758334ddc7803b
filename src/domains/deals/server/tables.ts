import { ownTables } from '#platform/db/own-tables.ts';

export const dealsTables = ownTables({
  owns: ['deal_members', 'deal_tasks', 'deals'],
});
