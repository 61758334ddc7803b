/** The terms in force; registration accepts this version and stores it with the time. */
export const TERMS_VERSION = '1.0';
