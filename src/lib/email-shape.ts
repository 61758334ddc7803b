/** What an email address looks like, read in one pass; `readEmail` of accounts reads it in full. */
export const EMAIL_SHAPE = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/;
