import { ownTables } from '#platform/db/own-tables.ts';

export const bookingsTables = ownTables({
  owns: [
    'schedules',
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
