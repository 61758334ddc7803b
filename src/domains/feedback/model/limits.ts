export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 40_000_000;
/** A list of answers shows this many, the newest. */
export const MOST_SHOWN_ANSWERS = 500;
