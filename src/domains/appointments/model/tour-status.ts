export const TOUR_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show'] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];
/** Statuses in which the sender can still withdraw. */
export const WITHDRAWABLE_TOURS: readonly TourStatus[] = ['pending', 'accepted', 'awaiting_host'];

/** Statuses in which the sender can ask for other times. */
export const REPLANNABLE_TOURS: readonly TourStatus[] = [...WITHDRAWABLE_TOURS, 'rejected'];
