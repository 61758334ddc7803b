import { lazy } from 'react';

export { InterestForm } from './components/interest-form.tsx';
export const NotificationList = lazy(() => import('./components/notification-list.tsx'));
export { NotificationBell } from './components/notification-bell.tsx';
export { NotificationPreferences } from './components/preferences-dialog.tsx';
