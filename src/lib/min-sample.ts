/** A figure of a market or a place from fewer homes than this is withheld, because it would reveal single homes. */
export const MIN_SAMPLE = 5;
