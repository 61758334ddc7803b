import { lazy } from 'react';

export const PrivacySettings = lazy(async () => ({
  default: (await import('./components/privacy-settings.tsx')).PrivacySettings,
}));
