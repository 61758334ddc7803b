/** The hour, in the zone of the reader, from which news that may wait is told: by mail and on devices. */
export const MORNING_HOUR = 8;
