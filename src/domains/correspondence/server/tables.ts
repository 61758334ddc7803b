import { ownTables } from '#platform/db/own-tables.ts';

export const correspondenceTables = ownTables({
  owns: ['threads', 'parties', 'messages', 'message_reports', 'reply_links', 'thread_desks', 'reply_templates'],
});
