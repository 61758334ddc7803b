/** Searches change many times while they are made: those that stand this long count. */
export const STANDS_MS = 4000;
