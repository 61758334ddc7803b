import { ownTables } from '#platform/db/own-tables.ts';

export const feedbackTables = ownTables({ owns: ['feedback_widgets', 'feedback_responses'] });
