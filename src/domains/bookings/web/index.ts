import { lazy } from 'react';

export const BookTime = lazy(async () => ({ default: (await import('./components/book-time.tsx')).BookTime }));
export const NextTimes = lazy(async () => ({ default: (await import('./components/next-times.tsx')).NextTimes }));
export const ReminderSettings = lazy(async () => ({
  default: (await import('./components/reminder-settings.tsx')).ReminderSettings,
}));
export const ShowingRules = lazy(async () => ({ default: (await import('./rules/showing-rules.tsx')).ShowingRules }));
export const ToursOff = lazy(async () => ({ default: (await import('./components/tours-off.tsx')).ToursOff }));
export const ToursCard = lazy(async () => ({ default: (await import('./view/tours-card.tsx')).ToursCard }));
export const BookedVisits = lazy(async () => ({ default: (await import('./view/booked-visits.tsx')).BookedVisits }));
export const WaitingVisits = lazy(async () => ({ default: (await import('./view/booked-visits.tsx')).WaitingVisits }));
export const ProposeTours = lazy(async () => ({ default: (await import('./components/propose-tours.tsx')).ProposeTours }));
