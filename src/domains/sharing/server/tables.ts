import { ownTables } from '#platform/db/own-tables.ts';

export const sharingTables = ownTables({
  owns: ['share_links'],
});
