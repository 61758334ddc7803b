import { ownTables } from '#platform/db/own-tables.ts';

export const messagingTables = ownTables({
  owns: ['inquiries', 'inquiry_messages', 'inquiry_replies', 'inquiry_reply_reports', 'listing_mistakes', 'reply_links'],
});
