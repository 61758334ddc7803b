export { countVisitDays, listVisitsAt } from './count-visits.ts';
export { bookTime } from './book-time.ts';
export { findHosts, findNextStarts, type Host } from './find-hosts.ts';
export { leaveBookings } from './leave-bookings.ts';
export { listOpenings } from './find-openings.ts';
export { moveBooking } from './move-booking.ts';
export { type BookedVisit, listBookingsFor, listToursAskedOf } from './present-bookings.ts';
export { getSchedule, setSchedule } from './save-schedule.ts';
export { getOwnSchedule, setOwnSchedule } from './own-schedule.ts';
