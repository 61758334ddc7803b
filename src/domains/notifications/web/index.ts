import { lazy } from 'react';

export const NotificationBell = lazy(async () => ({
  default: (await import('./components/notification-bell.tsx')).NotificationBell,
}));
export const NotificationList = lazy(async () => ({
  default: (await import('./components/notification-list.tsx')).NotificationList,
}));
export { NotificationSettings } from './components/notification-settings.tsx';
