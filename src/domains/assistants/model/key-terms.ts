/** What stands in the place of an assistant's program where a person made a key themselves. */
export const KEY_CLIENT = 'own-key';
/** Keys of one person. */
export const MOST_KEYS = 10;
/** How long a key may hold, in days. */
export const KEY_DAYS = [30, 90, 365] as const;
export const LONGEST_KEY_NAME = 80;
