import { ownTables } from './own-tables.ts';

export const platformTables = ownTables({
  owns: ['installation', 'mail_messages', 'rate_limits'],
  publishes: ['mail_messages'],
});
