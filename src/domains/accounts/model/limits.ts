/** Passkeys of one person. */
export const MOST_PASSKEYS = 20;
