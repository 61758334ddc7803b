/**
 * The `handle` of a page that is read before anything in it is used: on a slow network its scripts leave the way to what
 * is seen first (`src/app/shell/start-scripts.js`).
 */
export const READ_FIRST = { isReadFirst: true };
