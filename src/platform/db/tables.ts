import { ownTables } from './own-tables.ts';

export const platformTables = ownTables({
  owns: ['files_to_remove', 'installation', 'mail_messages', 'rate_limits', 'sandbox_objects', 'sandbox_lines', 'sandbox_events'],
  publishes: ['mail_messages'],
});
