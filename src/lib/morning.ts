/** The hour, in the zone of the reader, from which news that may wait is told: by mail and on devices. */
export const MORNING_HOUR = 8;
/** The same if the zone is unknown: morning in all of the United States except the west. */
export const MORNING_HOUR_UTC = 13;
