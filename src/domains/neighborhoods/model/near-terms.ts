/** What lies within this many minutes on foot of the middle of a place belongs to it. */
export const WALK_MINUTES = 15;
/** How far around a point everyday places, stops and schools are looked for, in meters: wider than {@link WALK_MINUTES} on foot or by bike. */
export const AMENITY_RADIUS_M = 4000;
export const STOP_RADIUS_M = 1200;
export const SCHOOL_RADIUS_M = 8000;
