/** What an email address looks like, read in one pass; `readEmail` of accounts reads it in full. */
export const EMAIL_SHAPE = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/;

/** An address that can never exist (RFC 2606), as demonstration people have: nothing is mailed to it, and nothing prints it. */
export const isNobodysEmail = (address: string): boolean => address.toLowerCase().endsWith('.invalid');
