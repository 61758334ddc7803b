import { lazy } from 'react';

export const CalendarSettings = lazy(async () => ({
  default: (await import('./components/calendar-settings.tsx')).CalendarSettings,
}));
