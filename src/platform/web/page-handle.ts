/**
 * The `handle` of a page that people read before they use it: on a slow network its scripts wait for what
 * people see first (`src/app/shell/start-scripts.js`).
 */
export const READ_FIRST = { isReadFirst: true };
