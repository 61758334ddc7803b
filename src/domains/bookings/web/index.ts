import { lazy } from 'react';

export const BookTime = lazy(async () => ({ default: (await import('./components/book-time.tsx')).BookTime }));
export const ReminderSettings = lazy(async () => ({
  default: (await import('./components/reminder-settings.tsx')).ReminderSettings,
}));
export const ShowingRules = lazy(async () => ({ default: (await import('./rules/showing-rules.tsx')).ShowingRules }));
