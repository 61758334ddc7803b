export const READ_CALENDAR = 'bookings.read-calendar';
