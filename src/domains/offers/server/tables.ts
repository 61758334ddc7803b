import { ownTables } from '#platform/db/own-tables.ts';

export const offersTables = ownTables({ owns: ['offers', 'offer_versions', 'offer_steps', 'offer_rounds', 'offer_drafts'] });
