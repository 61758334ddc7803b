import { ownTables } from '#platform/db/own-tables.ts';

export const insightsTables = ownTables({ owns: ['insight_views', 'insight_alerts'] });
