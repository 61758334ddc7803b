import { KEPT_MONTHS } from '#lib/kept-for.ts';

/** How long most data is kept, in the words of the privacy policy. */
export const MONTHS = `${KEPT_MONTHS} months`;
export const WHILE_ACCOUNT = 'Until you remove it or close your account';
