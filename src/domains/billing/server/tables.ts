import { ownTables } from '#platform/db/own-tables.ts';

export const billingTables = ownTables({
  owns: [
    'money_transitions',
    'money_events',
    'promo_codes',
    'promo_uses',
    'orders',
    'payments',
    'refunds',
    'disputes',
    'payment_events',
    'invoice_counters',
    'invoices',
    'subscriptions',
    'bought_services',
    'milestones',
    'milestone_notes',
    'vendor_accounts',
    'payouts',
  ],
});
