/** Where a page shows the plan that the reader has. */
export const OWN_PLAN = 'your-plan';
