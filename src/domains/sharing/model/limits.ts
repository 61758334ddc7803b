/** Open links of one person to one thing. */
export const MOST_LINKS = 50;
