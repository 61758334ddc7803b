export { bookTime } from './book-time.ts';
export { moveBooking } from './move-booking.ts';
export { setSchedule } from './save-schedule.ts';
