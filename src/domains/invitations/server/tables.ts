import { ownTables } from '#platform/db/own-tables.ts';

export const invitationsTables = ownTables({
  owns: ['invitations'],
});
