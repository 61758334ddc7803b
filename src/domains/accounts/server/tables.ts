import { ownTables } from '#platform/db/own-tables.ts';

export const accountsTables = ownTables({
  owns: [
    'account_links',
    'active_days',
    'audit_events',
    'auth_challenges',
    'consents',
    'display_settings',
    'known_devices',
    'passkeys',
    'people',
    'provider_accounts',
    'recovery_codes',
    'role_grants',
    'sessions',
    'user_keys',
    'user_passwords',
    'user_photos',
    'user_totp',
    'users',
  ],
  publishes: ['people'],
});
