/** A visit ends when nothing happens for this long. */
export const VISIT_GAP_MINUTES = 30;
