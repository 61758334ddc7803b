import { ownTables } from '#platform/db/own-tables.ts';

export const calendarTables = ownTables({
  owns: ['calendar_feeds'],
});
