import { ownTables } from '#platform/db/own-tables.ts';

export const signingTables = ownTables({
  owns: ['envelopes', 'envelope_files', 'envelope_recipients', 'envelope_events', 'envelope_drafts'],
});
