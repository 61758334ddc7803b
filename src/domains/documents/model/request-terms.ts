/** How long no more files come by a link, in minutes, before one mail tells of those that came. The last that fits is told at once. */
export const QUIET_MINUTES = 10;
