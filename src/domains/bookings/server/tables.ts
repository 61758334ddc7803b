import { ownTables } from '#platform/db/own-tables.ts';

export const bookingsTables = ownTables({
  owns: [
    'schedules',
    'schedule_hosts',
    'event_types',
    'booked_times',
    'bookings',
    'booking_waits',
    'reminder_choices',
    'booking_reminders',
    'busy_calendars',
    'busy_times',
  ],
});
