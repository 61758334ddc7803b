import { lazy } from 'react';

export { InterestForm } from './components/interest-form.tsx';
export const NotificationList = lazy(async () => ({
  default: (await import('./components/notification-list.tsx')).NotificationList,
}));
export { NotificationBell } from './components/notification-bell.tsx';
export { NotificationPreferences } from './components/preferences-dialog.tsx';
