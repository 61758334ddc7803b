/** Seconds before each further try of a message that no push service takes now; together about as long as messages are kept. */
export const PUSH_PAUSES: readonly number[] = [30, 60, 120, 240, 480, 960, 1920, ...Array.from({ length: 22 }, () => 3600)];
/** Devices of one person: with one more, the oldest ends. */
export const MOST_DEVICES = 20;
