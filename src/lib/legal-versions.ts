/** The terms in force; who registers accepts this version, and it is stored with the time. */
export const TERMS_VERSION = '1.0';
