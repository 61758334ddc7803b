export { type AgreedTour, listAgreedTours } from './list-agreed-tours.ts';
export { findNextTours, listShowings, type Showing } from './list-showings.ts';
export { listToursOf } from './list-my-tours.ts';
export { confirmTour } from './confirm-tour.ts';
export { formatTourTime } from '../model/tour-times.ts';
export { requestTour } from './request-tour.ts';
export { refuseTour } from './policy.ts';
