import { CHALLENGE_MINUTES, DEMO_HOURS, IDLE_SESSION_DAYS, RECOGNITION_DAYS } from './kept-for.ts';

/** How long a browser that signed in is known again, in days. */
export const DEVICE_DAYS = 400;

/** Every cookie that is ever set: its name, when, and for how long. The privacy policy shows them. */
export const COOKIES = {
  session: {
    name: 'realty_session',
    why: 'Keeps you signed in',
    set: 'When you sign in',
    kept: `${IDLE_SESSION_DAYS} days without use`,
  },
  device: {
    name: 'realty_device',
    why: 'Knows the device again, so that you are told of others',
    set: 'When you sign in',
    kept: `${DEVICE_DAYS} days`,
  },
  demo: {
    name: 'realty_demo',
    why: 'Keeps you in the demonstration, beside your own session',
    set: 'When you try the demonstration',
    kept: `${DEMO_HOURS} hours`,
  },
  provider: {
    name: 'realty_provider',
    why: 'Ties the visit to Google or Facebook to the browser that began it',
    set: 'When you sign in through Google or Facebook',
    kept: `${CHALLENGE_MINUTES} minutes`,
  },
  signing: {
    name: 'sign-',
    why: 'Shows that you gave the access code of a document to sign; its name ends with a number of the document',
    set: 'When you open such a document by its link, also without an account',
    kept: 'A few hours',
  },
  recognition: {
    name: 'realty_recognition',
    why: 'Keeps your answer whether experiments may recognize this browser: a random number if you agreed, “no” if you did not',
    set: 'When you answer that question',
    kept: `${RECOGNITION_DAYS} days`,
  },
} as const;
export type CookieKind = keyof typeof COOKIES;

/** What browsers call it; over TLS they take it from encrypted answers alone. */
export const nameOfCookie = (kind: CookieKind, isSecure: boolean): string =>
  isSecure ? `__Secure-${COOKIES[kind].name}` : COOKIES[kind].name;
