import { lazy } from 'react';

export const PrivacySettings = lazy(async () => ({
  default: (await import('./components/privacy-settings.tsx')).PrivacySettings,
}));

export const AskWithoutAccount = lazy(async () => ({
  default: (await import('./components/ask-without-account.tsx')).AskWithoutAccount,
}));

export const PrivacyRequests = lazy(async () => ({
  default: (await import('./components/request-list.tsx')).PrivacyRequests,
}));
