import { ownTables } from '#platform/db/own-tables.ts';

export const financingTables = ownTables({
  owns: ['loan_application_expiries', 'loan_applications', 'loan_co_applicants'],
});
