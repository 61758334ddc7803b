import { ownTables } from '#platform/db/own-tables.ts';

export const notificationsTables = ownTables({
  owns: [
    'collected_news',
    'interest_signups',
    'mail_subscriptions',
    'notification_preferences',
    'notifications',
    'push_devices',
    'push_messages',
    'staff_news',
  ],
});
