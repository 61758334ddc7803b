import { ownTables } from '#platform/db/own-tables.ts';

export const appointmentsTables = ownTables({
  owns: ['tour_requests'],
});
