import { STATE_LETTERS } from '#lib/us-states.ts';

/** Where a business may be registered: the states, the District of Columbia and Puerto Rico. */
export const STATES = [...STATE_LETTERS, 'PR'] as const;
export type State = (typeof STATES)[number];

export const findState = (text: string): State | undefined => STATES.find((state) => state === text);
