import { RECOGNITION_DAYS } from '#lib/kept-for.ts';

/** What is asked of whoever is in an experiment, by version; nothing depends on it. */
export const RECOGNITION_CONSENT = {
  version: '2026-11-28',
  text: `This site may recognize this browser by a random number for up to ${RECOGNITION_DAYS} days, so that I keep seeing the same version of a page in an experiment and count once. It is used for nothing else, and I can stop it at any time.`,
} as const;

/** `blocked`: the browser asks not to be tracked, so there is nothing to agree to. `open`: nobody has answered yet. */
export const RECOGNITION_STATES = ['blocked', 'open', 'agreed', 'declined'] as const;
export type RecognitionState = (typeof RECOGNITION_STATES)[number];
